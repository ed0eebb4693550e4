/** No known key has more characters. Longer keys are unknown without a comparison. */
const MAX_KEY = 60;

/** Spellings of one key: `foldKey('Zip_Code') // 'zipcode'`. A colon is part of no word: `addr:city` is `addrCity`. */
export function foldKey(key: string): string {
  return key.length > MAX_KEY ? key : key.replace(/[\s_:-]/g, '').toLowerCase();
}
