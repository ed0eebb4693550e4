/** Abbreviations that guests type on a phone; each line begins with the full word. */
const SHORT_FORMS = `
tomorrow tmrw tmr tmw tomorow 2morrow 2moro tmrow
tonight tonite 2nite 2night
today tdy
people ppl peeps
you u
are r
your ur
please pls plz
hours hrs
because cuz
before b4
thanks thx ty
reservation resy rez
restaurant resto
vegetarian veggie vegi veggies
number nbr
minutes mins
and n
location loc
`;

const MEANING = new Map(
  SHORT_FORMS.trim()
    .split('\n')
    .flatMap((line) => {
      const [meaning = '', ...forms] = line.split(' ');
      return forms.map((form) => [form, meaning] as const);
    }),
);

/** `expandShorthand('open tmrw w/o reservation, 6 ppl') // "open tomorrow without reservation, 6 people"` */
export function expandShorthand(text: string): string {
  return (
    text
      .replaceAll(/\bw\/o(?:ut)?\b/gi, 'without')
      .replaceAll(/\brn\b/gi, 'right now')
      .replaceAll(/\bbyo[bw]?\b/gi, 'bring my own wine')
      .replaceAll(/\bw\/ ?/gi, 'with ')
      // Elsewhere it may be part of a name, "Matcha & azuki".
      .replaceAll(/ [&+] (?=\p{L}+[ -]free\b)/giu, ' and ')
      .replaceAll(/[\p{L}\p{N}]+/gu, (word) => MEANING.get(word.toLowerCase()) ?? word)
  );
}
