// Made by scripts/chinese-traditional.ts from the text in simplified characters. Do not edit it.
import { openStatusToText } from '#core/hours/opening-words.ts';
import { dateText, endWithStop, list, nameOf } from './chinese-words.ts';
import type { ListFilter, Phrases } from './english.ts';
import { HOLIDAY_NAMES } from './holiday-names.ts';
import { HOURS } from '#i18n/chinese-traditional/hours.ts';

/** Chinese in traditional characters. */
export const CHINESE_TRADITIONAL: Phrases = {
  list,
  day: ({ weekday, month, date, is }) => {
    if (is === 'today') return `今天（${nameOf(weekday)}）`;
    return is === 'tomorrow' ? `明天（${nameOf(weekday)}）` : `${dateText(month, date)}（${nameOf(weekday)}）`;
  },
  weekday: nameOf,

  callAt: (phone) => `請致電 ${phone}。`,
  writeTo: (email) => `請發電子郵件至 ${email}。`,
  askTeam: '請向我們的員工查詢。',
  unknown: '很抱歉，這個我不知道。',
  unknownPart: (part) => `關於「${part}」，我不清楚。`,
  siteSays: '我們的網站上是這樣寫的：',
  unansweredParts: (parts) => `關於${list(parts.map(quote))}，請您再單獨問我一次。`,

  otherLanguage: '我可以閱讀英語、法語、西班牙語和中文。其他語言請向我們的員工查詢。',

  greeting: (name) => `您好！歡迎查詢 ${name} 的菜單、營業時間、地址和優惠。`,
  thanks: '不客氣！',
  bye: '歡迎再次光臨！',
  praise: '您還想了解什麼嗎？',
  identity: (name) => `我是本網站的助手：我只根據 ${name} 在網站上公布的內容回答。`,

  hoursOfMany: (count) => `我們的 ${count} 家分店營業時間各不相同。請告訴我您想了解哪一家，或在清單中尋找。`,
  hoursOfLocations: (count, areAll, when) => `以下是${areAll ? '我們' : '這'} ${count} 家分店${when}的營業時間。`,
  when: {
    today: '今天',
    tomorrow: '明天',
    weekdays: (weekdays) => weekdays.map(nameOf).join('和'),
    date: dateText,
    holiday: (name) => `（${name}）`,
  },
  noneOpenThen: (when) => `${when}那個時間沒有一家營業。`,
  openThen: (when, locations) => `${when}那個時間營業的有：${locations}。`,
  pickupHoursUnknown: '暫無自取時間資料。',
  pickup: '自取',
  pickupOf: (location) => `${location}，自取`,
  hoursUnknown: (location) =>
    `我不知道${location === undefined ? '我們' : ` ${location} `}的營業時間：暫無營業時間資料。`,
  openAtTheseHours: (location) => `${subject(location)}營業時間如下。`,
  statusNow: (location, status) => `${subject(location)}${openStatusToText(status, HOURS)}。`,
  closedForGood: (names) => `${names}已永久停業。`,
  openAtTime: (location, isOpen) => `${subject(location)}那個時間${isOpen ? '營業' : '不營業'}。`,
  hoursOnDay: (day, hours) => `${day}：${hours}。`,
  closed: '不營業',
  status: (status) => openStatusToText(status, HOURS),
  cardClosed: '不營業',
  cardHoursUnknown: '暫無營業時間',
  cardPickupUnknown: '暫無自取時間',
  usualHours: (location, weekday, hours, holiday) =>
    `${subject(location)}${nameOf(weekday)}平時的營業時間是 ${hours}；當天（${holiday}）是否如此，尚未確認。`,
  usuallyClosed: (location, weekday, holiday) =>
    `${subject(location)}${nameOf(weekday)}平時不營業；當天（${holiday}）是否如此，尚未確認。`,
  holidayName: HOLIDAY_NAMES['zh-hant'],
  notConfirmed: (holiday) => `尚未確認（${holiday}）`,
  usualHoursOfLocations: (holiday) => `以上是平時的營業時間；當天（${holiday}）是否如此，尚未確認。`,
  unknownDay: '我不知道那一天的營業時間。',
  holidays: (dates) => `以下日期的營業時間另有安排：${dates}。`,
  holidaysUnknown: '我們的網站沒有公布假日的營業時間；平時的營業時間在假日是否適用，尚未確認。',

  itemIs: (what) => `有，我們的菜單上有：${what}`,
  itemCloseTo: (what) => `我們的菜單上有這些：${what}`,
  itemPrice: (name, price) => `${name}：${price}。`,
  itemWithoutPrice: (name) => `菜單沒有標出價格：${name}。`,
  pricesOf: (prices) => `${prices.map(({ name, price }) => `${name}：${price ?? '未標價'}`).join('；')}。`,
  soldOut: (names) => `目前已售完：${names}。`,
  weHave: (names) => `我們有：${names}。`,
  sum: (lines, total) => `${lines.join('；')}。共 ${total}，未含稅。`,
  sumLine: (count, name, price) => `${count} × ${name}，單價 ${price}`,
  notAtLocation: (name, location) => `${location} 的菜單上沒有 ${name}。其他分店有。`,
  menuElsewhere: (location) => `${location} 的菜單在另一個頁面上，我無法讀取。以下是其他分店的餐點。`,
  menuOnOwnPage: (location) => `${location} 的菜單在另一個頁面上。`,
  notFound: (words) => `我在我們的網站上沒有找到「${words}」。`,
  comesClose: (names) => `我在菜單上沒有找到這個名稱。比較接近的有：${names}`,
  menu: (categories) => `這是我們的菜單。${categories.length === 0 ? '' : `包括：${list(categories)}。`}`,
  priceRange: (least, most) => `我們菜單上的價格從 ${least} 到 ${most}。`,
  popular: (names) => `最受顧客喜愛的有：${names}。`,
  costsMost: (name, price) => `價格最高的是 ${name}：${price}。`,
  costsLeast: (name, price) => `價格最低的是 ${name}：${price}。`,
  listed: ({ names, more, ...filter }) => {
    const what = listedAs(filter);
    return `${what === '' ? '我們有' : `我們的菜單上${what}的有`}：${names}。${more > 0 ? `菜單上還有 ${more} 種。` : ''}`;
  },
  nothingListed: (filter) => `我們的菜單上沒有${listedAs(filter)}的${filter.isOfPart === true ? '這類' : ''}餐點。`,

  menuNamed: (menu, item) => `「${menu}」${item === undefined ? '' : `（有${item}）`}`,
  yes: (text) => `可以：${text}`,
  notNow: (text) => `現在沒有：${text}`,
  servedNow: (menu, until) => `${menu}現在供應${until === undefined ? '' : `，到 ${until} 為止`}。`,
  servedThen: (menu) => `${menu}那個時間供應。`,
  servedAt: (menu, times, next) => `${menu}的供應時間：${times}${next === undefined ? '' : `；下次開始：${next}`}。`,
  notServedNow: (menu, next) => `${menu}現在不供應${next === undefined ? '' : `；下次開始：${next}`}。`,
  notServedThen: (menu) => `${menu}那個時間不供應。`,
  servedOn: (day, menu, hours) => `${day}：${menu}供應時間 ${hours}。`,
  notServedOn: (day, menu) => `${day}：${menu}不供應。`,
  othersServed: (menus) => `其他時間供應的有：${menus}。`,
  servedUnknown: (menus) => `我們的網站沒有寫明${menus}何時供應。`,
  servedThenUnknown: (menu) => `我不知道${menu}那個時間是否供應。`,
  priceAtTimes: (name, price, times) =>
    `${name}：${price}${times === undefined ? '；我們的網站沒有寫明時間' : `，${times}`}。`,
  usualPrices: '這是按平時價格計算的總額。',

  canAdd: (item, extra) => `我們的菜單為「${item}」列出了：${extra}。`,
  extraFor: (extra, items) => `${extra}：適用於${items}。`,
  labelled: (label, text) => `${label}：${text}`,
  extraNotListed: (item, extra) => `我們的菜單沒有為「${item}」列出加料「${extra}」。`,
  extrasOf: (item, groups) => `我們的菜單為「${item}」列出的選擇：${groups}。`,
  noExtras: (item) => `我們的菜單沒有為「${item}」列出加料。`,
  coursesOf: (item, courses) => `「${item}」包括以下各道：${courses}。`,

  caloriesOf: (name, amount) => `${name}：${amount}。`,
  caloriesUnknown: (names) => `我們的菜單沒有寫明以下餐點的卡路里：${names}。`,
  caloriesSum: (amount) => `按菜單所寫，共 ${amount}。`,
  caloriesPartSum: (amount, names) => `共 ${amount}，不含以下沒有完整寫明卡路里的：${names}。`,
  fewestCalories: (name, amount) => `在寫明卡路里的餐點中，「${name}」最少：${amount}。`,
  mostCalories: (name, amount) => `在寫明卡路里的餐點中，「${name}」最多：${amount}。`,
  withinCalories: (names) => `按菜單所寫，在這個範圍內的有：${names}。`,
  noneWithinCalories: '寫明卡路里的餐點中，沒有在這個範圍內的。',
  caloriesNotCompared: (count) => `另有 ${count} 道菜沒有寫明卡路里，可能更多，也可能更少。`,

  diet: { vegetarian: '素食', vegan: '純素', 'gluten-free': '無麩質', halal: '清真', spicy: '辣' },
  isMarked: (name, diet) => `${name} 在我們的菜單上標註為「${diet}」。`,
  areMarked: (names, diet) => `我們的菜單上標註為「${diet}」的有：${names}。`,
  isNotMarked: (name, diet) => `${name} 在我們的菜單上沒有標註「${diet}」。`,
  areNotMarked: (names, diet) => `我們的菜單上沒有標註「${diet}」的有：${names}。`,
  hasNoMark: (diet) => `我們的菜單沒有「${diet}」這一標記。`,
  menuSays: (name, text) =>
    `我們的菜單對「${name}」的說明：${text === undefined ? '只有名稱，沒有其他說明。' : endWithStop(text)}`,
  noteSays: (texts) => `我們的網站註明：${texts.map(quote).join('')}`,
  ingredientsNotStated: '說明僅此而已：餐點中還有什麼成分，沒有寫明。',
  mentioned: (items) => `菜單中提到它的有：${items}。`,
  containsStated: (name, names) => `我們的菜單註明「${name}」含有「${names}」。`,
  mayContainStated: (name, names) => `我們的菜單註明「${name}」可能含有「${names}」。`,
  allStated: (name, contains, mayContain) =>
    `菜單對「${name}」註明的全部內容：${[contains && `含有「${contains}」`, mayContain && `可能含有「${mayContain}」`].filter(Boolean).join('；')}。`,
  nothingStated: (name) => `我們的菜單沒有註明「${name}」的過敏原，因此並不清楚。`,
  notStated: '菜單沒有註明的，並不清楚，餐點中仍然可能有。',
  containedIn: (names, items) => `我們的菜單註明含有「${names}」的有：${items}。`,
  possibleIn: (names, items) => `我們的菜單註明可能含有「${names}」的有：${items}。`,
  notNamed: (word, names) => `我們的菜單在以下餐點中沒有提到「${word}」：${names}。`,
  notListed: '我們的菜單沒有列出全部成分，因此我無法保證餐點中不含什麼。',
  allergyNoPromise: '關於過敏，我無法作出任何保證。',
  allergensNotListed: '我們的網站沒有列出過敏原。',
  tellTeam: '請您在點餐前告知我們的員工。',

  noOffers: '目前沒有優惠。',
  notOn: (titles, day) => `${day}：${titles}不適用於當天。`,
  noOffersOn: (day) => `${day}：沒有適用於當天的優惠。`,
  offersNow: (titles) => `目前的優惠有：${titles}。`,
  offersOn: (day, titles) => `${day}：${titles}。`,
  offerCode: (code) => `優惠碼是 ${code}。`,
  noLoyalty: '我們的網站沒有提到會員計劃。',
  loyalty: (title) => `我們有會員計劃：${title}。`,
  giftCards: '有，我們提供禮品卡。',
  noGiftCards: '我們的網站不提供禮品卡。',

  unknownAddress: (location) => `我不知道${location === undefined ? '我們' : ` ${location} `}的地址。`,
  addressIs: (location, address) => `${location === undefined ? '我們的地址' : `${location} 的地址`}：${address}。`,
  wayBelow: '下面的連結會為您指路。',
  locationCount: (count) => `我們有 ${count} 家分店。`,
  locationsThere: (count) => `我們在那裡有 ${count} 家分店。`,
  listHasOthers: '其他分店在清單中。',
  isTheOne: (location) => `是 ${location}。`,
  nearestDelivers: (location) => `最近的是 ${location}：可以送到那裡。`,
  nearDeliver: '這些分店就在附近：可以送到那裡。',
  onThatStreet: (location) => `${location} 就在那條街上。`,
  areOnThatStreet: '這些分店就在那條街上。',
  saysNear: (location) => `${location} 註明就在附近。`,
  cantTellNearest: (count) =>
    `我們有 ${count} 家分店。我無法判斷哪一家離您最近；如果您允許清單獲取您的位置，它會按距離排序。`,
  noSuchLocation: (words) => `我在我們的分店中沒有找到「${words}」。`,
  hasFeature: (names) => `有：${names}。`,
  featureAt: (names, location) => `${names}：${location} 有。`,
  notSaidOf: (locations) => `我們的網站沒有註明${locations}是否有。`,
  featureAtMany: (names, count) => `${names}：我們有 ${count} 家分店提供。`,
  reachUs: '您可以這樣聯絡我們。',
  reachEach: '您可以這樣聯絡各家分店。',
  phoneIs: (location, phone) => `${location === undefined ? '我們的電話' : `${location} 的電話`}：${phone}。`,
  emailIs: (location, email) => `${location === undefined ? '我們的電子郵件' : `${location} 的電子郵件`}：${email}。`,
  noPhoneOf: (location) => `我不知道 ${location} 的電話號碼。`,
  noEmailOf: (location) => `我不知道 ${location} 的電子郵件地址。`,
  noPhone: '我們的網站上沒有電話號碼。',
  noEmail: '我們的網站上沒有電子郵件地址。',
  rating: (ratings) => `顧客對我們的評分：${ratings.join('；')}。`,

  weOffer: (services) => `我們提供：${services}。`,
  noOpenings: '目前沒有招聘職位。',
  openings: (count, names) => `我們有 ${count} 個招聘職位：${names.join('；')}。`,
  lookFor: (requirements) => `招聘要求：${requirements.join('；')}。`,
  jobOffers: (benefits) => `我們提供的待遇：${benefits.join('；')}。`,
  noFranchise: '我們的網站沒有提到加盟。',
  franchise: '您想開一家自己的店嗎？我們的加盟頁面上有初步的問題。',
  noCatering: (location) => `${location ?? '我們'}不提供宴會餐飲服務。`,
  noOrders: '我們的網站不接受訂餐。',
  orderOnline: '您可以線上訂餐。',
  deliversThere: (locations) => `可以，${locations === undefined ? '我們' : list(locations)}可以送到那裡。`,
  delivers: (location, areas) =>
    `${location === undefined ? '我們提供外送' : `${location} 提供外送`}${areas.length > 0 ? `，可送到：${list(areas)}` : ''}。`,
  pickupOffered: '可以，您可以到店自取。',
  noBookingsSeen: '我無法查看或更改預訂。',
  noReservations: '我們的網站不接受訂位。',
  reserveOnline: '您可以線上訂位。',
  largeParty: '如果人數較多，請在光臨前先與我們聯絡。',
  cuisines: (cuisines) => `我們供應：${cuisines}。`,
  followUs: (names) => `歡迎追蹤我們：${names}。`,
  feedback: '請告訴我們您的用餐感受：每條留言我們都會看。',
  complaint: '非常抱歉。請告訴我們發生了什麼：每條留言我們都會看。',
  press: '我們為媒體、創作者和合作夥伴設有專門的頁面。',
  privacy: '詳情請見我們的隱私權政策和條款。',

  label: {
    phone: '電話',
    email: '電子郵件',
    contact: '聯絡我們',
    allLocations: '所有分店',
    findNearest: '尋找最近的分店',
    numbers: '各分店的電話號碼',
    seeMenu: '查看菜單',
    allergens: '過敏原',
    allergensOf: (name) => `${name} 的過敏原`,
    menuOf: (location) => `${location} 的菜單`,
    phoneOf: (name) => `${name} 的電話`,
    emailOf: (name) => `${name} 的電子郵件`,
    offers: '優惠活動',
    giftCards: '禮品卡',
    catering: '宴會餐飲',
    careers: '招聘',
    franchise: '加盟',
    order: '線上訂餐',
    feedback: '意見回饋',
    media: '媒體聯絡',
    privacy: '隱私權政策',
    terms: '條款與細則',
  },
};

function quote(text: string): string {
  return `「${text}」`;
}

function subject(location: string | undefined): string {
  return location === undefined ? '我們' : `${location} `;
}

function listedAs({ marked, unmarked, isPriced }: ListFilter): string {
  return [
    ...(marked.length > 0 ? [`標註為${marked.map(quote).join('和')}`] : []),
    ...(unmarked.length > 0 ? [`沒有標註${unmarked.map(quote).join('或')}`] : []),
    ...(isPriced ? ['在這個價格以內'] : []),
  ].join('、');
}
