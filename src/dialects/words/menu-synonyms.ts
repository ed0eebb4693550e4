/** Keys whose value is groups of modifiers, whatever it is in. */
const GROUPS = 'modifierLists modifierSets optionGroups addOnGroups extraGroups choiceGroups optionSets';
/** At an item only: in a menu "extras" may be a category of items. */
export const GROUP_LISTS = `${GROUPS} modifiers addOns extras options toppings menuAddOn customizations customisations`;
/** What one chooses from, in a group. */
export const GROUP_CHOICES =
  'options items choices modifierOptions values hasMenuItem modifierItems menuItems addOns extras';

export const OF_MENUS = { modifierGroups: GROUPS };
export const OF_ITEMS = {
  modifierGroups: GROUP_LISTS,
  calories: 'kcal kilocalories calorieCount caloriesKcal energyKcal cal',
  nutrition:
    'nutritionalInfo nutritionInfo nutritionFacts nutritionalFacts nutritionInformation nutritionalInformation nutritionalValues',
  timeSpecificPrices: 'timePrices timedPrices timeBasedPrices',
};

export const GROUP = {
  name: 'title label displayName groupName heading',
  description: 'desc subtitle details instructions',
  minSelections:
    'min minSelection minSelect minSelected minimum minimumSelections minSelectedModifiers minPermitted minRequired minChoices minOptions',
  maxSelections:
    'max maxSelection maxSelect maxSelected maximum maximumSelections maxSelectedModifiers maxPermitted maxAllowed maxChoices maxOptions',
};
export const CHOICE = {
  name: 'title label displayName optionName modifierName itemName',
  description: 'desc details summary',
  price:
    'additionalPrice extraPrice priceDelta priceAdjustment upcharge surcharge additionalCharge extraCharge priceMoney',
  isDefault: 'default preSelected isPreSelected onByDefault isSelected selected isIncluded included defaultSelected',
  calories: OF_ITEMS.calories,
};
export const TIME_PRICE = { name: 'title label', price: 'specialPrice', served: 'schedule availability hours times' };
