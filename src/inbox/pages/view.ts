import type { ToolLanguage, ToolTexts } from '#i18n/tools/tool-texts.ts';
import type { InboxQuery } from '../mailbox/query.ts';
import type { InboxList, InboxRow } from '../mailbox/rows.ts';

/** In which language a page speaks. */
export interface Speech {
  language: ToolLanguage;
  texts: ToolTexts;
}

/** What the pages of a brand's inbox are drawn from. */
export interface InboxView extends Speech {
  /** As its guests know the brand. */
  brandName: string;
  /** Where its inbox is, with a slash at the end. */
  base: string;
  query: InboxQuery;
  list: InboxList;
  /** Who looks, as far as it was said. */
  person: string | undefined;
  /** Whether a proxy says who looks: then nobody types it. */
  isNamed: boolean;
  now: Date;
}

/** A lead that is shown, and what was typed into its forms and could not be saved. */
export interface ShownLead {
  row: InboxRow;
  problem?: { of: 'note' | 'assignee' | 'page'; text: string };
  /** What was typed, to be given back. */
  typed?: { note?: string; assignee?: string };
}
