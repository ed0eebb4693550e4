import { foldKey } from '#schema/values/fold-key.ts';

/**
 * Columns that a backend keeps for itself and marks of other programs. A page has no use for them, so nobody is told that
 * they were not read. `deleted_at` is not here: it is one of the `VISIBILITY_KEYS`.
 */
export const BOOKKEEPING = [
  ...['id', 'uuid', 'guid', 'version', 'revision', 'etag', 'external id'],
  ...['created', 'created at', 'created on', 'created by', 'created time', 'date created', 'inserted at'],
  ...['updated', 'updated at', 'updated on', 'updated by', 'updated time', 'date updated', 'last updated'],
  ...['modified', 'modified at', 'modified on', 'modified by', 'date modified', 'last modified', 'last synced at'],
  ...['tenant id', 'account id', 'org id', 'organization id', 'merchant id', 'user id', 'owner id'],
  ...['@type', '@id', '@context', '__typename', '_type', '_key', '_rev', '__v'],
  // Of answers.
  ...['next page token', 'page token', 'total size', 'cursor', 'generator', 'osm3s', 'original text'],
  // Of maps: marks and codes of a place, and other points of it.
  ...['plus code', 'viewport', 'icon mask base uri', 'icon background color', 'utc offset minutes', 'google maps uri'],
  ...[
    'adr format address',
    'ad words location extensions',
    'category ids',
    'amenity',
    'building',
    'nodes',
    'uid',
    'changeset',
  ],
  ...[
    'yext routable coordinate',
    'yext walkable coordinate',
    'routable coordinate',
    'walkable coordinate',
    'check date',
  ],
  // Of lists of locations: which program made them, and the brand in other registers.
  ...['@spider', '@source_uri', 'nsi id', 'brand wikidata'],
  // Of pictures.
  ...['width', 'height', 'width px', 'height px', 'thumbnails', 'mime type', 'encoding format'],
  // Of posts.
  ...['date gmt', 'modified gmt', 'featured media', 'comment status', 'ping status', 'template', 'protected'],
  // Of tills.
  ...[
    'multi location id',
    'master id',
    'management group guid',
    'restaurant guid',
    'closeout hour',
    'first business date',
  ],
  ...[
    'kitchen name',
    'pos name',
    'pos button color light',
    'pos button color dark',
    'plu',
    'sku',
    'mcc',
    'capabilities',
  ],
  ...['tax info', 'tax ids', 'tax inclusion', 'is taxable', 'sales category', 'is deferred', 'is discountable'],
  ...[
    'prep stations',
    'eligible payment assistance programs',
    'skip modifier screen',
    'phone country code',
    'location code',
  ],
];

const SIGN = /^[^a-z]/;
const bookkeeping = new Set(BOOKKEEPING.map((key) => (SIGN.test(key) ? key : foldKey(key))));

/** Whether a key is ignored without a warning: a comment (`$comment`), or a column of the database that pages do not use. */
export function isBookkeeping(key: string): boolean {
  return key.startsWith('$') || bookkeeping.has(key) || bookkeeping.has(foldKey(key));
}
