/** What a brand's own code has in it that a policy has to know. */
export interface CodeParts {
  /** The texts of scripts that run, and of styles. */
  scripts: readonly string[];
  styles: readonly string[];
  /** The texts of attributes that run, such as `onclick`. */
  handlers: readonly string[];
  /** Addresses as they are written. */
  frames: readonly string[];
  /** What the code loads from other origins, by the directive that has to name it: `{ 'script-src': ['https://chat.example'] }` */
  loads: Readonly<Record<string, readonly string[]>>;
  /** Whether it loads or runs anything. */
  isActive: boolean;
}

/** Beside the parser, which a brand without code of its own need not load. */
export const NO_CODE: CodeParts = {
  scripts: [],
  styles: [],
  handlers: [],
  frames: [],
  loads: {},
  isActive: false,
};
