import { foldText } from '../text/fold.ts';

/**
 * Whether a cuisine is a food, so that "Best … in Toronto" is a phrase with it. "Pizza", "Smash burgers" and "Lebanese" are; "Sports bar", "Vegan", "Café" and
 * "Barbecue restaurant" are not. Its last word decides, because that is what the words before it describe.
 */
export function isFood(cuisine: string): boolean {
  const words = foldText(cuisine).match(/[\p{L}\p{N}]+/gu) ?? [];
  return FOODS.has(words.at(-1) ?? '') || CHINESE.test(cuisine);
}

/** Noodles, rice, dishes, pots, dumplings, sushi, tea: what names of foods in Chinese and Japanese end with. */
const CHINESE = /[面麵麺饭飯菜锅鍋饺餃粉茶包]$|点心|點心|寿司|壽司/u;

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
