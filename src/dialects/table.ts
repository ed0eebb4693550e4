import { z } from 'zod';
import { closedSchema } from '#schema/hours/closure.ts';
import { brandSchema, restaurantSchema } from '#schema/company.ts';
import { configurationSchema, offeredSchema, seoSchema } from '#schema/configuration.ts';
import {
  aboutSchema,
  faqSchema,
  featureKeys,
  franchiseQuestionSchema,
  heroSchema,
  highlightSchema,
  jobSchema,
  legalSchema,
  legalSectionSchema,
  linkEntrySchema,
  reviewSchema,
} from '#schema/content.ts';
import {
  hoursEntrySchema,
  hoursSchema,
  intervalSchema,
  pickupHoursSchema,
  specialHoursSchema,
} from '#schema/hours/hours.ts';
import { addressKeys, addressSchema, coordinatesSchema, galleryImageKeys, locationSchema } from '#schema/location.ts';
import { choiceSchema, courseSchema, modifierGroupSchema, modifierSchema } from '#schema/menu/choices.ts';
import {
  featuredItemSchema,
  menuCategorySchema,
  menuItemSchema,
  menuSchema,
  sizeSchema,
  wholeMenuSchema,
} from '#schema/menu/menu.ts';
import { caloriesSchema, nutritionSchema } from '#schema/menu/nutrition.ts';
import { servedSchema, timeSpecificPriceSchema } from '#schema/menu/served.ts';
import { dealSchema, discountSchema, loyaltyProgramSchema } from '#schema/offer.ts';
import { pagesSchema } from '#schema/pages.ts';
import { imageObjectSchema, imageSchema } from '#schema/values/picture.ts';
import { stopSchema } from '#schema/hours/stops.ts';
import { themeSchema } from '#schema/theme.ts';
import { dateRangeSchema, timezoneSchema } from '#schema/values/date.ts';
import { emailSchema, linkSchema, phoneSchema } from '#schema/values/link.ts';
import { priceRangeSchema } from '#schema/values/price.ts';
import { lineSchema, namedObjectSchema, textSchema } from '#schema/values/text.ts';
import type { Shape } from './form/shape.ts';
import { soldOutShape } from './menu/availability.ts';
import { namedDietsShape } from './menu/diets.ts';
import { groupRulesShape, itemExtrasShape, modifierPriceShape } from './menu/extras.ts';
import { itemListShape, looseMenuShape } from './menu/loose-menus.ts';
import { amountRangeShape, itemNutritionShape, nutritionShape } from './menu/nutrition.ts';
import { itemPricesShape, priceRangeInWords, priceShape } from './menu/prices.ts';
import { vintageShape } from './menu/vintages.ts';
import { addressInLines, streetInParts, townInParts } from './places/address.ts';
import { dateInParts, hoursShape, pickupShape, specialHoursShape } from './places/hours.ts';
import { closedShape } from './places/opening-hours.ts';
import { placeInGroups } from './places/place.ts';
import { scheduleShape } from './places/schedules.ts';
import { menuOfferShape, servedShape } from './places/served.ts';
import { siteInOtherForm } from './places/site.ts';
import { catalogShape } from './tills/catalogs.ts';
import { joinedListsShape } from './tills/joined-lists.ts';
import { toastShape } from './tills/toast.ts';
import type { MapKeys } from './values/entries-by-name.ts';
import { linkInObject } from './values/links.ts';
import { imageInObject } from './values/pictures.ts';
import { pointInList } from './values/point.ts';
import { profilesByNetwork } from './values/profiles.ts';
import { ratingInObject } from './values/rating.ts';
import { withoutResourceName } from './values/resource-names.ts';
import {
  firstOfList,
  idInObject,
  namesInTag,
  noneWhenEmpty,
  phoneInObject,
  storyAlone,
  textInObject,
} from './values/texts.ts';
import { SYNONYMS, type Synonyms } from './words/synonyms.ts';

/** How other programs, and people, write what a schema describes. */
export interface Spelling {
  /** What they call its keys. */
  synonyms?: Synonyms;
  /** Other forms of the value. Each rewrites what the one before it made. */
  shapes?: Shape[];
  /** A list of it may be a map of its entries by name. */
  byName?: MapKeys;
}

/**
 * The spellings of each schema. A schema with other metadata (`lineSchema.meta(…)`) has the same ones, as zod's registries inherit; one that is made of
 * it has not.
 */
export const spellings = z.registry<Spelling>();

const BY_PRICE = { name: 'name', text: 'price', number: 'price' };
const BY_TITLE = { name: 'title', text: 'description' };
/**
 * In this order: the size of a portion belongs to what is in it before it is the name of a size, options are sizes before they are extras, and a size column
 * is a price before a mark is looked for.
 */
const OF_ITEMS = [itemNutritionShape, itemPricesShape, itemExtrasShape, vintageShape, soldOutShape, namedDietsShape];
const OF_CHOICES = [modifierPriceShape, soldOutShape, namedDietsShape];

spellings
  .add(configurationSchema, {
    synonyms: SYNONYMS.Configuration,
    shapes: [toastShape, joinedListsShape, siteInOtherForm],
  })
  .add(configurationSchema.shape.servesCuisine, { shapes: [namesInTag] })
  .add(configurationSchema.shape.socialMedia.unwrap(), { shapes: [profilesByNetwork] })
  .add(seoSchema, { synonyms: SYNONYMS.Seo })
  .add(pagesSchema, { synonyms: SYNONYMS.Pages })
  .add(themeSchema, { synonyms: SYNONYMS.Theme })
  .add(brandSchema, { synonyms: SYNONYMS.Brand })
  .add(restaurantSchema, { synonyms: SYNONYMS.Restaurant })
  .add(franchiseQuestionSchema, { synonyms: SYNONYMS.FranchiseQuestion });

spellings
  .add(locationSchema, { synonyms: SYNONYMS.Location, shapes: [placeInGroups], byName: { name: 'name' } })
  .add(addressSchema, { shapes: [addressInLines, streetInParts, townInParts] })
  .add(addressKeys, { synonyms: SYNONYMS.Address })
  .add(coordinatesSchema, { synonyms: SYNONYMS.Coordinates, shapes: [pointInList] })
  .add(closedSchema, { shapes: [closedShape] })
  .add(hoursSchema, { shapes: [scheduleShape, hoursShape] })
  .add(specialHoursSchema, { shapes: [specialHoursShape] })
  .add(pickupHoursSchema, { synonyms: SYNONYMS.PickupHours, shapes: [pickupShape] })
  .add(hoursEntrySchema, { synonyms: SYNONYMS.HoursEntry })
  .add(intervalSchema, { synonyms: SYNONYMS.HoursInterval })
  .add(stopSchema, { synonyms: SYNONYMS.Stop, byName: { name: 'place', text: 'hours' } });

spellings
  .add(menuSchema, { shapes: [catalogShape, itemListShape] })
  .add(wholeMenuSchema, {
    synonyms: SYNONYMS.Menu,
    shapes: [menuOfferShape, looseMenuShape],
    byName: { name: 'name' },
  })
  .add(servedSchema, { shapes: [servedShape] })
  .add(menuCategorySchema, { synonyms: SYNONYMS.MenuCategory, byName: { name: 'name', list: 'items' } })
  .add(menuItemSchema, { synonyms: SYNONYMS.MenuItem, shapes: OF_ITEMS, byName: BY_PRICE })
  .add(featuredItemSchema, { synonyms: SYNONYMS.FeaturedItem, shapes: OF_ITEMS, byName: BY_PRICE })
  .add(offeredSchema, { synonyms: SYNONYMS.CatalogOffer, shapes: [itemPricesShape] })
  .add(sizeSchema, { synonyms: SYNONYMS.Size, byName: BY_PRICE })
  .add(caloriesSchema, { shapes: [amountRangeShape] })
  .add(nutritionSchema, { shapes: [nutritionShape] })
  .add(timeSpecificPriceSchema, { synonyms: SYNONYMS.TimeSpecificPrice, byName: BY_PRICE });

spellings
  .add(modifierGroupSchema, {
    synonyms: SYNONYMS.ModifierGroup,
    shapes: [groupRulesShape],
    byName: { name: 'name', list: 'modifiers' },
  })
  .add(modifierSchema, { synonyms: SYNONYMS.Modifier, shapes: OF_CHOICES, byName: BY_PRICE })
  .add(courseSchema, {
    synonyms: SYNONYMS.Course,
    shapes: [groupRulesShape],
    byName: { name: 'name', list: 'choices' },
  })
  .add(choiceSchema, { synonyms: SYNONYMS.Choice, shapes: OF_CHOICES, byName: BY_PRICE });

spellings
  .add(heroSchema, { synonyms: SYNONYMS.Hero })
  .add(heroSchema.shape.badge, { shapes: [noneWhenEmpty, textInObject] })
  .add(aboutSchema, { synonyms: SYNONYMS.About, shapes: [storyAlone] })
  .add(highlightSchema, { synonyms: SYNONYMS.Highlight, byName: BY_TITLE })
  .add(featureKeys, { synonyms: SYNONYMS.Feature, byName: BY_TITLE })
  .add(reviewSchema, {
    synonyms: SYNONYMS.Review,
    shapes: [withoutResourceName],
    byName: { name: 'author', text: 'content' },
  })
  .add(reviewSchema.shape.rating, { shapes: [ratingInObject] })
  .add(faqSchema, { synonyms: SYNONYMS.Faq, byName: { name: 'question', text: 'answer' } })
  .add(jobSchema, { synonyms: SYNONYMS.Job, byName: BY_TITLE })
  .add(legalSchema, { synonyms: SYNONYMS.Legal })
  .add(legalSectionSchema, { synonyms: SYNONYMS.LegalSection, byName: { name: 'heading', text: 'text' } })
  .add(linkEntrySchema, { synonyms: SYNONYMS.LinkEntry, byName: { name: 'name', text: 'url' } })
  .add(dealSchema, { synonyms: SYNONYMS.Deal, byName: { ...BY_TITLE, number: 'price' } })
  .add(dealSchema.shape.price, { shapes: [priceShape] })
  .add(dealSchema.shape.originalPrice, { shapes: [priceShape] })
  .add(discountSchema, { synonyms: SYNONYMS.Discount, byName: BY_TITLE })
  .add(loyaltyProgramSchema, { synonyms: SYNONYMS.LoyaltyProgram });

spellings
  .add(textSchema, { shapes: [textInObject] })
  .add(lineSchema, { shapes: [textInObject] })
  .add(namedObjectSchema, { synonyms: SYNONYMS.Named })
  .add(linkSchema, { shapes: [linkInObject] })
  .add(emailSchema, { shapes: [firstOfList] })
  .add(phoneSchema, { shapes: [firstOfList, phoneInObject] })
  .add(imageSchema, { shapes: [firstOfList, imageInObject] })
  .add(imageObjectSchema, { synonyms: SYNONYMS.Image })
  .add(galleryImageKeys, { synonyms: SYNONYMS.GalleryImage })
  .add(dateRangeSchema, { shapes: [dateInParts] })
  .add(timezoneSchema, { shapes: [idInObject] })
  .add(priceRangeSchema, { shapes: [priceRangeInWords] });
