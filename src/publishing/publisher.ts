/** Where a brand stands between what is written and what guests see. */
export interface PublishState {
  /** Where its site is sent, as it was typed: `s3://my-bucket/sites`. Missing: nobody said where. */
  target?: string;
  /** The address at which guests see it. */
  siteUrl?: string;
  /** What was sent last. Missing: nothing from here. */
  live?: { at: Date; by?: string };
  /** Somebody went back: nothing is sent by itself, also no plan whose time comes, until the next publish. */
  isHeld?: true;
  /** What is being done right now. `isNext`: it waits for another brand, one is published at a time. */
  running?: { stage: 'building' | 'sending'; isNext?: true };
  /** The last publish did not come to its end: the site is as it was before. In a sentence. */
  failed?: { at: Date; reason: string };
  /** Present where a builder that stays up publishes each change by itself. `silent`: it does not answer. */
  builder?: { state: 'idle' | 'waiting' | 'building' | 'failing' | 'silent'; problem?: string };
}

/** Publishes brands, one publish at a time for each. What is asked for meanwhile comes next. */
export interface Publisher {
  stateOf: (slug: string) => PublishState;
  /** The documents of a brand as they were sent last, by their names: `website.json`, `translations.fr-CA.json`. Undefined where nothing was sent from here. */
  publishedOf: (slug: string) => ReadonlyMap<string, unknown> | undefined;
  /** Publishes what is written now. It returns at once; pages hear of each step by `onChange`. */
  publish: (slug: string, by?: string) => void;
  /** Brings back what was published before. */
  rollBack: (slug: string) => void;
}
