import { allChoicesOf, type KnownChoices } from '../knowledge/known-choices.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { stemsIn } from './search-index.ts';
import { isPlain, isTelling } from './telling-words.ts';

/** The choices whose whole names a question has; where there are none, those with a word that it wants: "cheese" may be "Blue cheese". */
export function choicesIn(knowledge: Knowledge, stems: ReadonlySet<string>, wanted: readonly string[]): KnownChoices {
  const { choices, groups } = allChoicesOf(knowledge);
  const isWhole = ({ name }: { name: string }) => {
    const telling = tellingStems(name);
    return telling.length > 0 && telling.every((stem) => stems.has(stem));
  };
  const whole = choices.filter(isWhole);
  const words = new Set(wanted.filter((stem) => !isPlain({ stem })));
  const partly = () => choices.filter(({ name }) => tellingStems(name).some((stem) => words.has(stem)));
  return { choices: whole.length > 0 ? whole : partly(), groups: groups.filter(isWhole) };
}

const EXTRA = new Set(['extra', 'add', 'with', 'side']);

/** Of "Extra cheese" and "Choose your cheese" the cheese tells which it is. */
function tellingStems(name: string): string[] {
  return [...stemsIn(name)].filter((stem) => !EXTRA.has(stem) && isTelling({ text: stem, stem }));
}
