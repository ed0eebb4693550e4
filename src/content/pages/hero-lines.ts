import { textsOf } from '#i18n/texts.ts';
import type { Site } from '#schema/site.ts';
import { foldText } from '#core/text/fold.ts';

/** The words on top of home. */
export interface HeroLines {
  badge?: string;
  title: string;
  /** Which of them the configuration leaves to us. */
  ours: ('badge' | 'title')[];
}

export function heroLinesOf(site: Site): HeroLines {
  const { badge = bestCuisineLine(site), title = textsOf(site).home.title } = site.hero;
  const isOurBadge = site.hero.badge === undefined && badge !== undefined;
  const isOurTitle = site.hero.title === undefined && site.texts?.['home.title'] === undefined;
  return {
    badge: badge || undefined,
    title,
    ours: [...(isOurBadge ? (['badge'] as const) : []), ...(isOurTitle ? (['title'] as const) : [])],
  };
}

/** What the report says of lines of ours, once a brand. Empty where all are the restaurant's own. */
export function notesOf(site: Site): string[] {
  const lines = heroLinesOf(site);
  if (lines.ours.length === 0) return [];
  const texts = lines.ours.map((key) => JSON.stringify(lines[key])).join(' and ');
  const missing = lines.ours.map((key) => `no ${key}`).join(' and ');
  const none = lines.ours.includes('badge') ? '; "badge": "" is none' : '';
  return [
    `${texts} on top of home ${lines.ours.length === 1 ? 'is' : 'are'} ours, because heroSection has ${missing}. Write the restaurant's own${none}.`,
  ];
}

/** "Best Ramen in Toronto": where the first cuisine is a food, and the town is known. */
function bestCuisineLine(site: Site): string | undefined {
  const [cuisine] = site.cuisines;
  const locality = site.address.locality ?? site.locations[0]?.address.locality;
  if (cuisine === undefined || locality === undefined || !isFood(cuisine)) return undefined;
  return textsOf(site).home.best(cuisine, locality);
}

/**
 * Whether "Best … in Toronto" is a phrase with it. "Pizza", "Smash burgers" and "Lebanese" are; "Sports bar", "Vegan", "Café" and "Barbecue restaurant" are not.
 * Its last word decides, because that is what the words before it describe.
 */
function isFood(cuisine: string): boolean {
  const words = foldText(cuisine).match(/[\p{L}\p{N}]+/gu) ?? [];
  return FOODS.has(words.at(-1) ?? '') || /[面麵麺饭飯菜锅鍋饺餃餐粉茶点點包]$|寿司|壽司/u.test(cuisine);
}

/** In English, French and Spanish, without accents. A word that is missing costs a badge, a wrong one writes nonsense: only what is plain in every phrase. */
const FOODS = new Set(
  [
    'ramen udon soba pho noodles sushi sashimi tempura yakitori donburi onigiri teriyaki gyoza dumplings sum bao poke',
    'bibimbap bulgogi curry curries biryani dosa thali tandoori kebab kebabs kebap shawarma falafel hummus mezze meze gyros souvlaki',
    'pizza pizzas pasta pastas gelato tapas paella pintxos pinchos tacos burritos quesadillas churros arepas empanadas ceviche pupusas',
    'burger burgers hamburgers cheeseburgers barbecue barbeque bbq brisket ribs wings chicken steak steaks seafood fish oysters lobster',
    'sandwiches subs hoagies bagels donuts doughnuts pancakes waffles crepes pastries bread croissants cakes cupcakes cookies pies',
    'fries chips poutine salads soup soups breakfast brunch coffee tea teas boba smoothies juice juices milkshakes shakes cocktails beer wine',
    'cream desserts chocolate sweets',
    'poulet poisson frites galettes sandwichs glaces patisseries mariscos hamburguesas pescado pollo helados',
    'italian french spanish portuguese greek turkish lebanese syrian persian moroccan ethiopian indian pakistani nepalese tibetan',
    'thai vietnamese chinese cantonese sichuan szechuan taiwanese japanese korean filipino malaysian indonesian',
    'mexican peruvian brazilian argentinian colombian venezuelan cuban jamaican caribbean mediterranean cajun creole hawaiian polish ukrainian',
  ].flatMap((words) => words.split(' ')),
);
