import { CHOICE, GROUP, GROUP_CHOICES, OF_ITEMS, OF_MENUS, TIME_PRICE } from './menu-synonyms.ts';
import { CLOSE, closures, hoursEntry, hoursOfPlace, OPEN, stop } from './hours-synonyms.ts';

/**
 * What other programs call the keys of a configuration: schema.org, Google Business Profile, Square, Toast, Shopify, Yelp and
 * what people write. By entity and known key; the words stand in no order. A word that could mean two things at its place is
 * not here: `specials` may be deals or dishes, `amount` may be cents. Capitals, `_`, `-` and spaces make no difference, so
 * `zip` stands for `ZIP` too, and `is_vegan` needs no line. docs/schemas/synonyms.md is written from this table.
 */
export type Synonyms = Readonly<Record<string, string>>;

const IMAGE = 'imageUrl imageSrc photo photoUrl picture pictureUrl img imgUrl';
const DESCRIPTION = 'desc details summary';
const PHONE =
  'tel phoneNumber telephoneNumber primaryPhone mainPhone contactPhone nationalPhoneNumber internationalPhoneNumber formattedPhoneNumber';

const contact = {
  email: 'emailAddress contactEmail mail emails businessEmail',
  whatsapp: 'whatsappNumber',
  address: 'postalAddress storefrontAddress formattedAddress',
  coordinates:
    'latLng geoCoordinates geoLocation geoPoint geometry yextDisplayCoordinate displayCoordinate geocodedCoordinate',
  timezone: 'timeZoneId tz timezoneString restaurantTimeZone',
  ...hoursOfPlace,
  orderingLink: 'orderingUrl orderingUri orderLink orderUrl orderOnlineUrl onlineOrderingUrl onlineOrderingLink',
  onlineOrdering:
    'orderOnline onlineOrders takesOnlineOrders acceptsOnlineOrders acceptsOnlineOrdering hasOnlineOrdering offersOnlineOrdering onlineOrderingEnabled onlineOrderingAvailable orderingEnabled',
  ...closures,
  catering: 'offersCatering hasCatering doesCatering servesCatering cateringEnabled cateringAvailable',
  reservationLink:
    'reservationUrl reservationUri bookUrl bookingUri reservationsUrl reservationsLink reserveUrl bookingUrl bookingLink',
  menuUrl: 'menuLink menuUri',
  fileLink: 'menuFile menuFileUrl menuPdf menuPdfUrl',
  menu: 'menus',
  currency: 'currencyCode priceCurrency currenciesAccepted',
  faqs: 'faq frequentlyAskedQuestions',
  reviews: 'review testimonials customerReviews',
  rating: 'averageRating avgRating ratingValue',
  reviewCount: 'reviewsCount numberOfReviews totalReviews ratingCount userRatingCount userRatingsTotal',
};

const marks = {
  soldOut: 'isSoldOut outOfStock isOutOfStock',
  inStock: 'isInStock',
  isVegetarian: 'vegetarian',
  isVegan: 'vegan',
  isGlutenFree: 'glutenFree',
  isHalal: 'halal',
  isSpicy: 'spicy',
  allergens: 'allergen allergies allergenInfo allergenInformation',
  mayContain: 'mayContainAllergens traces',
};

const item = {
  name: 'title itemName productName dishName',
  description: `${DESCRIPTION} itemDescription content descriptionHtml descriptionPlaintext`,
  unit: 'priceUnit unitText unitOfMeasure uom',
  price: 'basePrice unitPrice itemPrice priceMoney priceV2',
  image: IMAGE,
  ...marks,
  ...OF_ITEMS,
};

const offer = {
  title: 'name',
  description: DESCRIPTION,
  couponCode: 'coupon promoCode discountCode voucherCode',
  validFrom: 'validSince startsAt startsOn startDate',
  validUntil: 'validThrough validTo expires expiresAt expiresOn expiry expiryDate expirationDate endDate endsAt endsOn',
};

export const SYNONYMS = {
  Configuration: {
    ...contact,
    menu: `${contact.menu} objects elements`,
    name: 'restaurantName businessName brandName displayName',
    description: 'desc editorialSummary',
    logo: 'logoUrl logoImage',
    logoDark: 'darkLogo logoWhite whiteLogo logoInverse logoInverted logoNegative logoDarkMode',
    url: 'website websiteUrl websiteUri contactWebsite',
    telephone: PHONE,
    priceRange: 'priceLevel',
    language: 'lang inLanguage locale languageCode',
    servesCuisine: 'cuisine cuisines',
    areaServed: 'serviceArea',
    socialMedia: 'social socials socialLinks socialProfiles',
    giftCards: 'purchaseGiftCard giftCard giftCardUrl giftCardLink giftCardsUrl giftCardsLink',
    hasOfferCatalog: 'offerCatalog',
    heroSection: 'hero',
    featuredItems: 'popularItems featuredDishes popularDishes featuredMenuItems',
    loyaltyProgram: 'loyalty loyaltyProgramme rewardsProgram',
    about: 'aboutUs aboutSection',
    jobs: 'careers jobOpenings jobPostings openPositions vacancies',
    locations: 'branches outlets stores',
    animations: 'enableAnimations animationsEnabled',
    theme: 'colors colours',
  },
  Location: {
    ...contact,
    businessStatus: `${contact.businessStatus} status`,
    restaurant_id: 'storeCode branchCode',
    name: 'title locationName storeName branchName branch displayName',
    url: 'website websiteUrl websiteUri contactWebsite',
    phone: PHONE,
    features: 'amenities',
    deliveryAreas: 'deliveryArea deliveryZones',
    heroImage: `image heroImageUrl coverImage coverPhoto mainImage ${IMAGE}`,
    gallery: 'images photos pictures photoGallery',
    place_id: 'googlePlaceId',
  },
  Address: {
    streetAddress: 'addrStreet addrStreetAddress addrFull streetLine1 street1 addressLine1 address1 line1',
    addressLine2: 'streetLine2 street2 address2 line2 streetAddress2 extendedAddress',
    unit: 'addrUnit',
    addressLocality: 'city cityName town addrCity',
    addressRegion:
      'state province stateCode provinceCode stateOrProvince stateProvince administrativeArea administrativeDistrictLevel1 addrState addrProvince',
    postalCode: 'zip zipCode postcode postal eircode addrPostcode',
    addressCountry: 'countryCode countryName regionCode addrCountry',
    area: 'neighborhood neighbourhood sublocality suburb addrSuburb',
  },
  Coordinates: { latitude: 'lat', longitude: 'lng lon long' },
  HoursEntry: hoursEntry,
  Stop: {
    ...stop,
    place: 'location locationName venue where name title spot',
    address: 'streetAddress',
  },
  HoursInterval: { open: `${OPEN} opens from`, close: `${CLOSE} closes to until` },
  PickupHours: { customHours: 'hours' },
  Menu: {
    name: 'title label menuName category categoryName',
    served:
      'availability availabilities availableTimes serviceAvailability servingTimes servingHours servedAt menuHours mealTime hours times schedule',
    allergenNote: 'allergyNote allergenNotice allergyNotice allergenDisclaimer',
    description: `${DESCRIPTION} subtitle intro note`,
    categories: 'sections menuSections menuCategories menuGroups groups hasMenuSection',
    items: 'menuItems products hasMenuItem',
    ...OF_MENUS,
  },
  MenuCategory: {
    name: 'title label heading category categoryName sectionName groupName',
    description: `${DESCRIPTION} subtitle note`,
    items: 'menuItems products hasMenuItem',
    ...OF_MENUS,
  },
  MenuItem: item,
  Size: { name: 'size title label sizeName variationName', calories: OF_ITEMS.calories },
  ModifierGroup: { ...GROUP, modifiers: GROUP_CHOICES },
  Modifier: { ...CHOICE, ...marks, ...OF_MENUS },
  Course: { ...GROUP, choices: 'options items dishes menuItems' },
  Choice: { ...CHOICE, ...marks },
  TimeSpecificPrice: TIME_PRICE,
  FeaturedItem: { ...item, category: 'categoryName sectionName' },
  CatalogOffer: item,
  Image: {
    src: 'href uri path imageUrl contentUrl sourceUrl',
    alt: 'altText alternativeText alternateText caption',
    focus: 'imageFocus focalPoint objectPosition',
  },
  GalleryImage: { image: IMAGE, alt: 'altText alternativeText alternateText', title: 'caption' },
  Hero: {
    backgroundImage: `image background backgroundImageUrl heroImage bgImage ${IMAGE}`,
    badge: 'eyebrow kicker',
    title: 'headline heading',
    subtitle: 'subheading subheadline description',
    ctaText: 'cta ctaLabel buttonText buttonLabel',
  },
  Seo: { keywords: 'keyword' },
  Pages: { offers: 'deals specials', careers: 'jobs career', mediaInquiries: 'media press', feedback: 'reviews' },
  Highlight: {
    title: 'name heading headline',
    kicker: 'eyebrow',
    description: `${DESCRIPTION} text content body`,
    image: IMAGE,
  },
  Review: {
    author: 'authorName reviewer reviewerName authorAttribution name userName',
    rating: 'stars starRating ratingValue reviewRating',
    content: 'text comment body quote review reviewBody reviewText',
    date: 'datePublished publishTime publishedAt publishedDate reviewDate reviewedAt',
  },
  Feature: { title: 'name label heading', description: `${DESCRIPTION} text`, icon: 'iconName' },
  About: {
    title: 'heading headline',
    subtitle: 'subheading subheadline',
    image: IMAGE,
    bio: 'text content body story description',
  },
  Faq: { question: 'q title name', answer: 'a text content' },
  Legal: {
    terms: 'termsAndConditions termsOfUse termsOfService tos',
    privacy: 'privacyPolicy',
    accessibility: 'accessibilityStatement',
  },
  LegalSection: { heading: 'title headline name', text: 'body content description' },
  Job: {
    title: 'name jobTitle role',
    type: 'jobType employmentType',
    description: DESCRIPTION,
    requirements: 'qualifications',
    benefits: 'perks jobBenefits',
    location_name: 'location',
    datePosted: 'postedAt postedOn postedDate publishedAt',
    validThrough: 'validUntil deadline applicationDeadline closingDate expiresAt expiresOn',
  },
  LinkEntry: { name: 'label title text', url: 'link href' },
  Named: { name: 'displayName' },
  FranchiseQuestion: {
    question: 'label text title',
    type: 'inputType fieldType',
    required: 'isRequired mandatory',
    options: 'choices',
    order: 'position sortOrder displayOrder',
  },
  Deal: { ...offer, price: 'dealPrice', originalPrice: 'regularPrice compareAtPrice listPrice' },
  Discount: { ...offer, conditions: 'terms termsAndConditions restrictions' },
  LoyaltyProgram: {
    available: 'isAvailable enabled isEnabled',
    name: 'title',
    description: DESCRIPTION,
    url: 'link href joinUrl signUpUrl',
  },
  Brand: {
    name: 'legalName companyName',
    description: DESCRIPTION,
    email: contact.email,
    franchisee_form: 'franchiseForm',
  },
  Restaurant: { email: `${contact.email} cateringEmail` },
  Theme: {
    primaryColor: 'primary primaryColour brandColor brandColour mainColor mainColour',
    secondaryColor: 'secondary secondaryColour',
    fontFamily: 'font fontName typeface',
  },
} as const satisfies Record<string, Synonyms>;

/**
 * Keys that are read only as they are written here: the database looks for the ids by these names, and code of the brand's
 * own runs on its pages.
 */
export const EXACT_KEYS = ['$schema', 'id', 'restaurant_id', 'brand_id', 'head', 'body', 'footer'];
