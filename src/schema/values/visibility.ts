/**
 * The keys with which other programs say whether an entry of a list is to be shown. Capitals, `_`, `-` and spaces make no difference. They count in
 * every schema whose metadata has `hideable`. docs/schemas/synonyms.md is written from these tables.
 */
export const VISIBILITY_KEYS = {
  /** A "no" hides the entry. */
  shown:
    'available isAvailable availableForSale sellable isSellable active isActive enabled isEnabled published isPublished visible isVisible listed isListed live isLive show showOnWebsite showOnline',
  /** A "yes" hides it, and so does a date. */
  hidden:
    'hidden isHidden archived isArchived draft isDraft deleted isDeleted disabled isDisabled inactive isInactive unavailable isUnavailable unlisted isUnlisted discontinued isDiscontinued deletedAt archivedAt disabledAt unpublishedAt discontinuedAt',
  /** A word decides. */
  status: 'status visibility ecomVisibility publishStatus publicationStatus publishingStatus',
};

/** Only their letters count: `NOT_PUBLISHED` is `not published`. "pending" is not here: it does not say what is shown until then. */
export const VISIBILITY_WORDS = {
  shown: 'active published publish visible public listed live online available enabled open approved current all',
  hidden:
    'inactive notactive draft unpublished notpublished hidden invisible notvisible none unlisted offline unavailable notavailable disabled archived deleted removed trash trashed discontinued cancelled canceled rejected spam',
  /** These hide it, too. But a location that is closed has a page that says so. */
  over: 'closed filled expired ended',
};
