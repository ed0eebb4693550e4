import { stemOf } from '../words/words.ts';

/**
 * Foods that guests ask about because of an allergy or because they do not eat them. Each line is a kind and begins with its name: an item that contains
 * one of the other words contains the kind (almonds are nuts). Nothing is concluded from a word that is missing. "Ear" is the wood ear, a mushroom.
 */
const KINDS = `
nut nuts almond almonds pistachio pistachios walnut walnuts hazelnut hazelnuts cashew cashews pecan pecans macadamia praline marzipan nutella
peanut peanuts groundnut groundnuts
dairy milk buttermilk fior curd curds cheese cheeses butter cream yogurt yoghurt lactose mozzarella ricotta mascarpone gorgonzola pecorino provola scamorza burrata parmesan parmigiano cheddar feta gelato halloumi paneer gruyere brie camembert provolone ghee custard
egg eggs yolk yolks mayonnaise mayo aioli meringue hollandaise omelette
fish anchovy anchovies salmon tuna cod bonito roe ikura sardine sardines trout halibut haddock mackerel herring eel unagi caviar dashi
shellfish crustacean crustaceans mollusc molluscs mollusk mollusks shrimp shrimps prawn prawns crab crabs lobster lobsters oyster oysters mussel mussels clam clams scallop scallops seafood octopus squid calamari cuttlefish crayfish langoustine scampi vongole
soy soya tofu edamame miso tamari
sesame tahini hummus halva
wheat gluten flour
mustard
celery
sulphites sulfites
lupin
honey
alcohol wine beer sake mirin liquor rum lager ale cider whisky vodka gin prosecco champagne marsala amaretto
pork ham bacon salami prosciutto porchetta mortadella pancetta sausage chashu lard guanciale nduja chorizo pepperoni speck lardons
beef steak veal brisket bresaola pastrami
chicken turkey poultry
lamb
gelatin gelatine
msg
garlic
onion onions scallion scallions shallot shallots
mushroom mushrooms shiitake maitake porcini portobello enoki chanterelle chanterelles truffle truffles kikurage shimeji cremini morel morels funghi champignon champignons ear
cilantro coriander
coffee espresso cappuccino latte mocha
caffeine
sugar
salt
corn sweetcorn
coconut
chilli chili chillies chilies
oil
`;

const KIND_OF = new Map<string, string>();
const MEMBERS = new Map<string, ReadonlySet<string>>();
for (const line of KINDS.trim().split('\n')) {
  const stems = line.split(' ').map(stemOf);
  const [kind = ''] = stems;
  const members = new Set([...(MEMBERS.get(kind) ?? []), ...stems]);
  MEMBERS.set(kind, members);
  for (const stem of stems) if (!KIND_OF.has(stem)) KIND_OF.set(stem, kind);
}

/** Words for several kinds at once. */
const UNIONS = new Map(
  Object.entries({ meat: ['pork', 'beef', 'chicken', 'lamb'], seafood: ['fish', 'shellfish'] }).map(([word, kinds]) => [
    stemOf(word),
    kinds.map(stemOf),
  ]),
);
for (const [word, kinds] of UNIONS) {
  MEMBERS.set(word, new Set([word, ...kinds.flatMap((kind) => [...(MEMBERS.get(kind) ?? [])])]));
  if (!KIND_OF.has(word)) KIND_OF.set(word, word);
}

/** Whether a word's stem is one of a food that guests ask about. */
export function isIngredient(stem: string): boolean {
  return KIND_OF.has(stem);
}

/** All stems that mean the ingredient or a part of it: of "nut" almonds too, of "almond" almonds only. */
export function membersOf(stem: string): ReadonlySet<string> {
  return MEMBERS.get(stem) ?? new Set([stem]);
}

const NUT = stemOf('nut');

/** `membersOf`, and the names that an allergen is stated by: who asks about shrimps is told of "shellfish", too. */
export function statedAs(stem: string): ReadonlySet<string> {
  const kind = kindOf(stem);
  const names = [...(MEMBERS.get(kind) ?? [])].filter((each) => each === kind || STATED_NAMES.has(each));
  // Who says "nuts" may mean peanuts, too.
  return new Set([...membersOf(stem), ...names, ...(stem === NUT ? membersOf(stemOf('peanut')) : [])]);
}

/** Who avoids one of these foods often avoids the other, too. A dish that states one of them is not listed as a dish without the other. */
const AVOIDED_TOGETHER = [
  ['fish', 'shellfish'],
  ['nut', 'peanut'],
].map((kinds) => kinds.map(stemOf));

/** `statedAs`, and the foods that are avoided with it: of "fish" shellfish, too. */
export function avoidedWith(stem: string): ReadonlySet<string> {
  const kinds = AVOIDED_TOGETHER.find((together) => together.includes(kindOf(stem))) ?? [];
  return new Set([...statedAs(stem), ...kinds.flatMap((kind) => [...membersOf(kind)])]);
}

/** The kind that an ingredient belongs to: a bacon is pork. */
export function kindOf(stem: string): string {
  return KIND_OF.get(stem) ?? stem;
}

/** The words for all ingredients, used to correct typos. */
export const INGREDIENT_WORDS: readonly string[] = KINDS.trim().split(/\s+/);

/** Kinds that guests ask about because of an allergy, hardly ever because they want to eat them. */
export const ALLERGENS: ReadonlySet<string> = new Set(
  ['nut', 'peanut', 'dairy', 'soy', 'sesame', 'mustard', 'celery', 'sulphites', 'lupin', 'wheat'].map(stemOf),
);

/** Allergens by their own names. Who says one of these asks because of an allergy; who says "cheese" or "tofu" may be hungry. */
export const ALLERGEN_NAMES: ReadonlySet<string> = new Set(
  'nut nuts peanut peanuts groundnut dairy lactose soy soya sesame wheat gluten mustard celery sulphites sulfites lupin shellfish crustacean mollusc mollusk'
    .split(' ')
    .map(stemOf),
);

const STATED_NAMES = new Set([...ALLERGEN_NAMES, stemOf('milk')]);

/** Whether a guest may be harmed by an ingredient, or must not eat it. An item that does not mention it is then not taken to be free of it. */
export function isSensitive(stem: string): boolean {
  const kind = kindOf(stem);
  return ALLERGENS.has(kind) || ANIMAL.has(kind) || FORBIDDEN.has(kind);
}

const FORBIDDEN = new Set(['alcohol', 'gelatin', 'gelatine', 'msg', 'caffeine', 'coconut', 'sugar'].map(stemOf));

/** Animal foods, which an item marked vegan does not contain. */
const ANIMAL = new Set(
  ['dairy', 'egg', 'fish', 'shellfish', 'honey', 'pork', 'beef', 'meat', 'chicken', 'lamb', 'gelatin', 'gelatine'].map(
    stemOf,
  ),
);
/** The animal foods that an item marked vegetarian does not contain either. */
const FLESH = new Set(['fish', 'shellfish', 'pork', 'beef', 'meat', 'chicken', 'lamb'].map(stemOf));

/** The marks that exclude an ingredient by their meaning: vegan food has no milk. Empty for nuts, sesame and others that no mark excludes. */
export function marksWithout(stem: string): ('vegetarian' | 'vegan')[] {
  const kind = kindOf(stem);
  if (FLESH.has(kind)) return ['vegetarian', 'vegan'];
  return ANIMAL.has(kind) ? ['vegan'] : [];
}

export const SENSITIVE_WORDS: readonly string[] = INGREDIENT_WORDS.filter((word) => isSensitive(stemOf(word)));
