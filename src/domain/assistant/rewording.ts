/** Words that state nothing. They may be added and left out anywhere. */
export const SMALL_WORDS = ['the', 'our', 'we', 'us', 'you', 'your', 'please', '请', '請', '您'];

/** Each may stand for another: "Shoyu: $18", "The Shoyu is $18". */
export const LINKING_WORDS = [':', 'is', 'are', 'est', 'sont', 'es', 'son'];

/** What a sentence that says nothing about a restaurant may be made of. Such a sentence may be added and left out. No "yes", "sure" or "of course": they answer. */
export const COURTESY_WORDS =
  `hello hi dear thank thanks so very much for a an what asking question great happy glad delighted pleased to answer welcome would be is are have nice lovely
  wonderful love hope enjoy it visit see seeing soon look looking forward bonjour merci beaucoup de votre vos vous nous serions ravis heureux accueillir voir
  bientôt à au plaisir bienvenue s'il plaît hola gracias por favor su tu pregunta nos encantaría recibirle verle verte pronto hasta bienvenido bienvenidos
  你 好 谢 謝 感 的 提 问 問 欢 歡 迎 光 临 臨 很 高 兴 興 我 们 們`.split(/\s+/);

/**
 * Whether a model's text says exactly what the draft says: the same words in the same order, with the same stops between them, apart from small words, linking
 * words and courtesy. So no figure, day, dish, food or "not" can be changed, added, left out or put beside another one.
 */
export function isRewordingOf(text: string, draft: string): boolean {
  return statementsOf(text) === statementsOf(draft);
}

function statementsOf(text: string): string {
  const stated: string[] = [];
  // Words at even places, the stop after them at odd ones.
  const parts = plain(text).split(STOP);
  for (let at = 0; at < parts.length; at += 2) {
    const words = parts[at]?.match(WORD) ?? [];
    if (words.every((word) => COURTESY.has(word))) continue; // Its stop goes with it.
    for (const word of words) if (!SMALL.has(word)) stated.push(LINKING.has(word) ? ':' : word);
    stated.push((parts[at + 1] ?? '').replace(/^[!\n。！]?$/, '.'));
  }
  return stated.join(' ');
}

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll('¡', ' ')
    .replaceAll(/\b(we|you)'re\b/g, '$1 are')
    .replaceAll(/\b(we|you)'d\b/g, '$1 would')
    .replaceAll(/\b(it|that|here)'s\b/g, '$1 is')
    .replaceAll(/:(?=\s|$)|：/g, ' : ');

/** A stop inside a number or an address is a part of it: "$1,200.50", "hello@kumo.example". A dash is a word, since it may stand for "to". */
const STOP = /([,;.!?](?=[\s"”’»)]|$)|[\n()"“”«»，。；！？、（）「」])/u;
const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})\S)+/gu;
const SMALL = new Set(SMALL_WORDS);
const LINKING = new Set(LINKING_WORDS);
const COURTESY = new Set([...SMALL_WORDS, ...COURTESY_WORDS]);
