import type { LookName } from '#schema/looks.ts';
import { foldText } from '../text/fold.ts';

/** Words that speak for a look, in the spelling that `foldText` gives: lower case, without accents. `other`: in other scripts, as they are written. */
const WORDS: Record<LookName, { latin: string; other?: string }> = {
  carte: {
    latin:
      'pizza|pizzas|pizzeria|neapolitan|napoletana|trattoria|osteria|ristorante|italian|italiana|antipasti|pasta|bistro|bistrot|french|greek|taverna|spanish|tapas|portuguese|mediterranean|wine restaurant|crepes|creperie',
    other: 'イタリア|フレンチ|意大利|義大利|ايطالي|إيطالي',
  },
  salon: {
    latin:
      'tasting|tasting menu|omakase|kaiseki|degustation|fine dining|contemporary|gastronomy|gastronomic|gastronomique|haute cuisine|chef s table|new american|modernist',
    other: '会席|懐石|おまかせ',
  },
  noren: {
    latin:
      'ramen|sushi|japanese|izakaya|korean|vietnamese|vietnam|pho|noodle|noodles|nordic|scandinavian|udon|soba|dim sum|dumpling|dumplings|yakitori|tempura|chinese|cantonese|sichuan|szechuan|taiwanese|hot pot|hotpot|banh mi|teppanyaki',
    other:
      '寿司|鮨|ラーメン|うどん|そば|蕎麦|居酒屋|天ぷら|和食|日本料理|焼鳥|한식|火锅|火鍋|饺子|餃子|点心|點心|ياباني|سوشي',
  },
  counter: {
    latin:
      'boba|bubble tea|bowl|bowls|vegan|plant based|poke|smoothie|smoothies|juice|juices|salad|salads|ice cream|gelato|gelateria|frozen yogurt|dessert|desserts|donut|donuts|doughnuts|waffle|waffles|milkshakes|healthy|acai|eis|eisdiele|heladeria',
    other: '奶茶|珍珠|甜品|デザート|アイス|حلويات|عصير',
  },
  marquee: {
    latin:
      'burger|burgers|hamburger|hamburgers|smash|smashburger|sports bar|wings|slices|slice|pizza|hot dog|hot dogs|fried chicken|diner|drive in|loaded fries|fast food|nachos|arcade|roller',
    other: 'バーガー|汉堡|漢堡|برجر|برغر',
  },
  mercado: {
    latin:
      'taco|tacos|taqueria|mexican|mexicana|tex mex|lebanese|mezze|meze|street food|caribbean|jamaican|indian|curry|thai|food truck|truck|falafel|shawarma|kebab|doner|turkish|persian|arabic|syrian|moroccan|ethiopian|african|arepas|venezuelan|colombian|peruvian|brazilian|latin|filipino|malaysian|indonesian|pakistani|market|halal',
    other: 'カレー|タコス|لبناني|لبنانية|شاورما|فلافل|شامي|سوري|عربي|مشاوي|मसाला|咖喱',
  },
  almanac: {
    latin:
      'bakery|baker|bakehouse|boulangerie|patisserie|panaderia|backerei|konditorei|cafe|coffee|coffeehouse|espresso|brunch|breakfast|deli|delicatessen|bagel|bagels|sandwich|sandwiches|brewery|brewpub|taproom|brauhaus|farm|tea house|tearoom|cidery|cheese',
    other: '咖啡|面包|麵包|パン|喫茶|コーヒー|カフェ|مخبز|مقهى|قهوة|카페',
  },
  ledger: {
    latin:
      'steak|steaks|steakhouse|chophouse|brasserie|hotel|cocktail|cocktails|pub|gastropub|tavern|oyster|oysters|seafood|fish house|barbecue|barbeque|bbq|smokehouse|wine bar|grill|grillroom|rotisserie|supper club|whisky|whiskey|wirtshaus|marisqueria|lobster|argentinian|parrilla',
    other: 'ステーキ|焼肉|牛排|扒房|ستيك|高级酒店',
  },
};

/** A pizza may be a slice at a counter or a dinner: the word alone speaks half for each. */
const SHARED = /\bpizzas?\b/;
const NEAPOLITAN = /\b(?:neapolitan|napoletana|trattoria|osteria|italian|italiana|wood fired|woodfired)\b/;

const PATTERNS = Object.entries(WORDS).map(([look, { latin, other }]) => ({
  look: look as LookName,
  latin: new RegExp(`\\b(?:${latin})\\b`, 'g'),
  other: other === undefined ? undefined : new RegExp(other, 'u'),
}));

/** The looks that a text speaks for, and how much of the weight each gets. */
export function cuisinePoints(text: string): { look: LookName; share: number }[] {
  const plain = foldText(text).replaceAll(/[-_/&’'.,]+/g, ' ');
  return PATTERNS.flatMap(({ look, latin, other }) => {
    const found = plain.match(latin) ?? [];
    if (found.length === 0) return other?.test(text) ? [{ look, share: 1 }] : [];
    const isShared = found.every((word) => SHARED.test(word)) && !NEAPOLITAN.test(plain);
    // Not a slice: what the other words say is dinner.
    if (look === 'marquee' && found.every((word) => SHARED.test(word)) && NEAPOLITAN.test(plain)) return [];
    return [{ look, share: isShared ? 0.5 : 1 }];
  });
}

const TRUCK = /\b(?:food ?)?trucks?\b|フードトラック|キッチンカー|餐车|餐車/u;

/** Whether a text names a truck that sells food: `Tacos from a truck.` */
export const namesTruck = (text: string): boolean => TRUCK.test(foldText(text).replaceAll('-', ' '));
