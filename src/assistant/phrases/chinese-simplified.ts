import { openStatusToText } from '#core/hours/opening-words.ts';
import { dateText, endWithStop, list, nameOf } from './chinese-words.ts';
import type { ListFilter, Phrases } from './english.ts';
import { HOLIDAY_NAMES } from './holiday-names.ts';
import { HOURS } from '#i18n/chinese-simplified/hours.ts';

/** Chinese in simplified characters. */
export const CHINESE_SIMPLIFIED: Phrases = {
  list,
  day: ({ weekday, month, date, is }) => {
    if (is === 'today') return `今天（${nameOf(weekday)}）`;
    return is === 'tomorrow' ? `明天（${nameOf(weekday)}）` : `${dateText(month, date)}（${nameOf(weekday)}）`;
  },
  weekday: nameOf,

  callAt: (phone) => `请致电 ${phone}。`,
  writeTo: (email) => `请发邮件至 ${email}。`,
  askTeam: '请向我们的员工咨询。',
  unknown: '很抱歉，这个我不知道。',
  unknownPart: (part) => `关于“${part}”，我不清楚。`,
  siteSays: '我们的网站上是这样写的：',
  unansweredParts: (parts) => `关于${list(parts.map(quote))}，请您再单独问我一次。`,

  otherLanguage: '我可以阅读英语、法语、西班牙语和中文。其他语言请向我们的员工咨询。',

  greeting: (name) => `您好！欢迎咨询 ${name} 的菜单、营业时间、地址和优惠。`,
  thanks: '不客气！',
  bye: '欢迎再次光临！',
  praise: '您还想了解什么吗？',
  identity: (name) => `我是本网站的助手：我只根据 ${name} 在网站上公布的内容回答。`,

  hoursOfMany: (count) => `我们的 ${count} 家分店营业时间各不相同。请告诉我您想了解哪一家，或在列表中查找。`,
  hoursOfLocations: (count, areAll, when) => `以下是${areAll ? '我们' : '这'} ${count} 家分店${when}的营业时间。`,
  when: {
    today: '今天',
    tomorrow: '明天',
    weekdays: (weekdays) => weekdays.map(nameOf).join('和'),
    date: dateText,
    holiday: (name) => `（${name}）`,
  },
  noneOpenThen: (when) => `${when}那个时间没有一家营业。`,
  openThen: (when, locations) => `${when}那个时间营业的有：${locations}。`,
  pickupHoursUnknown: '暂无自取时间信息。',
  pickup: '自取',
  pickupOf: (location) => `${location}，自取`,
  hoursUnknown: (location) =>
    `我不知道${location === undefined ? '我们' : ` ${location} `}的营业时间：暂无营业时间信息。`,
  openAtTheseHours: (location) => `${subject(location)}营业时间如下。`,
  statusNow: (location, status) => `${subject(location)}${openStatusToText(status, HOURS)}。`,
  closedForGood: (names) => `${names}已永久停业。`,
  openAtTime: (location, isOpen) => `${subject(location)}那个时间${isOpen ? '营业' : '不营业'}。`,
  hoursOnDay: (day, hours) => `${day}：${hours}。`,
  closed: '不营业',
  status: (status) => openStatusToText(status, HOURS),
  cardClosed: '不营业',
  cardHoursUnknown: '暂无营业时间',
  cardPickupUnknown: '暂无自取时间',
  usualHours: (location, weekday, hours, holiday) =>
    `${subject(location)}${nameOf(weekday)}平时的营业时间是 ${hours}；当天（${holiday}）是否如此，尚未确认。`,
  usuallyClosed: (location, weekday, holiday) =>
    `${subject(location)}${nameOf(weekday)}平时不营业；当天（${holiday}）是否如此，尚未确认。`,
  holidayName: HOLIDAY_NAMES['zh-hans'],
  notConfirmed: (holiday) => `尚未确认（${holiday}）`,
  usualHoursOfLocations: (holiday) => `以上是平时的营业时间；当天（${holiday}）是否如此，尚未确认。`,
  unknownDay: '我不知道那一天的营业时间。',
  holidays: (dates) => `以下日期的营业时间另有安排：${dates}。`,
  holidaysUnknown: '我们的网站没有公布节假日的营业时间；平时的营业时间在节假日是否适用，尚未确认。',

  itemIs: (what) => `有，我们的菜单上有：${what}`,
  itemCloseTo: (what) => `我们的菜单上有这些：${what}`,
  itemPrice: (name, price) => `${name}：${price}。`,
  itemWithoutPrice: (name) => `菜单没有标出价格：${name}。`,
  pricesOf: (prices) => `${prices.map(({ name, price }) => `${name}：${price ?? '未标价'}`).join('；')}。`,
  soldOut: (names) => `目前已售完：${names}。`,
  weHave: (names) => `我们有：${names}。`,
  sum: (lines, total) => `${lines.join('；')}。共 ${total}，未含税。`,
  sumLine: (count, name, price) => `${count} × ${name}，单价 ${price}`,
  notAtLocation: (name, location) => `${location} 的菜单上没有 ${name}。其他分店有。`,
  menuElsewhere: (location) => `${location} 的菜单在另一个页面上，我无法读取。以下是其他分店的菜品。`,
  menuOnOwnPage: (location) => `${location} 的菜单在另一个页面上。`,
  notFound: (words) => `我在我们的网站上没有找到“${words}”。`,
  comesClose: (names) => `我在菜单上没有找到这个名称。比较接近的有：${names}`,
  menu: (categories) => `这是我们的菜单。${categories.length === 0 ? '' : `包括：${list(categories)}。`}`,
  priceRange: (least, most) => `我们菜单上的价格从 ${least} 到 ${most}。`,
  popular: (names) => `最受顾客喜爱的有：${names}。`,
  costsMost: (name, price) => `价格最高的是 ${name}：${price}。`,
  costsLeast: (name, price) => `价格最低的是 ${name}：${price}。`,
  listed: ({ names, more, ...filter }) => {
    const what = listedAs(filter);
    return `${what === '' ? '我们有' : `我们的菜单上${what}的有`}：${names}。${more > 0 ? `菜单上还有 ${more} 种。` : ''}`;
  },
  nothingListed: (filter) => `我们的菜单上没有${listedAs(filter)}的${filter.isOfPart === true ? '这类' : ''}菜品。`,

  menuNamed: (menu, item) => `“${menu}”${item === undefined ? '' : `（有${item}）`}`,
  yes: (text) => `可以：${text}`,
  notNow: (text) => `现在没有：${text}`,
  servedNow: (menu, until) => `${menu}现在供应${until === undefined ? '' : `，到 ${until} 为止`}。`,
  servedThen: (menu) => `${menu}那个时间供应。`,
  servedAt: (menu, times, next) => `${menu}的供应时间：${times}${next === undefined ? '' : `；下次开始：${next}`}。`,
  notServedNow: (menu, next) => `${menu}现在不供应${next === undefined ? '' : `；下次开始：${next}`}。`,
  notServedThen: (menu) => `${menu}那个时间不供应。`,
  servedOn: (day, menu, hours) => `${day}：${menu}供应时间 ${hours}。`,
  notServedOn: (day, menu) => `${day}：${menu}不供应。`,
  othersServed: (menus) => `其他时间供应的有：${menus}。`,
  servedUnknown: (menus) => `我们的网站没有写明${menus}何时供应。`,
  servedThenUnknown: (menu) => `我不知道${menu}那个时间是否供应。`,
  priceAtTimes: (name, price, times) =>
    `${name}：${price}${times === undefined ? '；我们的网站没有写明时间' : `，${times}`}。`,
  usualPrices: '这是按平时价格计算的总额。',

  canAdd: (item, extra) => `我们的菜单为“${item}”列出了：${extra}。`,
  extraFor: (extra, items) => `${extra}：适用于${items}。`,
  labelled: (label, text) => `${label}：${text}`,
  extraNotListed: (item, extra) => `我们的菜单没有为“${item}”列出加料“${extra}”。`,
  extrasOf: (item, groups) => `我们的菜单为“${item}”列出的选择：${groups}。`,
  noExtras: (item) => `我们的菜单没有为“${item}”列出加料。`,
  coursesOf: (item, courses) => `“${item}”包括以下各道：${courses}。`,

  caloriesOf: (name, amount) => `${name}：${amount}。`,
  caloriesUnknown: (names) => `我们的菜单没有写明以下菜品的卡路里：${names}。`,
  caloriesSum: (amount) => `按菜单所写，共 ${amount}。`,
  caloriesPartSum: (amount, names) => `共 ${amount}，不含以下没有完整写明卡路里的：${names}。`,
  fewestCalories: (name, amount) => `在写明卡路里的菜品中，“${name}”最少：${amount}。`,
  mostCalories: (name, amount) => `在写明卡路里的菜品中，“${name}”最多：${amount}。`,
  withinCalories: (names) => `按菜单所写，在这个范围内的有：${names}。`,
  noneWithinCalories: '写明卡路里的菜品中，没有在这个范围内的。',
  caloriesNotCompared: (count) => `另有 ${count} 道菜没有写明卡路里，可能更多，也可能更少。`,

  diet: { vegetarian: '素食', vegan: '纯素', 'gluten-free': '无麸质', halal: '清真', spicy: '辣' },
  isMarked: (name, diet) => `${name} 在我们的菜单上标注为“${diet}”。`,
  areMarked: (names, diet) => `我们的菜单上标注为“${diet}”的有：${names}。`,
  isNotMarked: (name, diet) => `${name} 在我们的菜单上没有标注“${diet}”。`,
  areNotMarked: (names, diet) => `我们的菜单上没有标注“${diet}”的有：${names}。`,
  hasNoMark: (diet) => `我们的菜单没有“${diet}”这一标记。`,
  menuSays: (name, text) =>
    `我们的菜单对“${name}”的说明：${text === undefined ? '只有名称，没有其他说明。' : endWithStop(text)}`,
  noteSays: (texts) => `我们的网站注明：${texts.map(quote).join('')}`,
  ingredientsNotStated: '说明仅此而已：菜品中还有什么成分，没有写明。',
  mentioned: (items) => `菜单中提到它的有：${items}。`,
  containsStated: (name, names) => `我们的菜单注明“${name}”含有“${names}”。`,
  mayContainStated: (name, names) => `我们的菜单注明“${name}”可能含有“${names}”。`,
  allStated: (name, contains, mayContain) =>
    `菜单对“${name}”注明的全部内容：${[contains && `含有“${contains}”`, mayContain && `可能含有“${mayContain}”`].filter(Boolean).join('；')}。`,
  nothingStated: (name) => `我们的菜单没有注明“${name}”的过敏原，因此并不清楚。`,
  notStated: '菜单没有注明的，并不清楚，菜品中仍然可能有。',
  containedIn: (names, items) => `我们的菜单注明含有“${names}”的有：${items}。`,
  possibleIn: (names, items) => `我们的菜单注明可能含有“${names}”的有：${items}。`,
  notNamed: (word, names) => `我们的菜单在以下菜品中没有提到“${word}”：${names}。`,
  notListed: '我们的菜单没有列出全部成分，因此我无法保证菜品中不含什么。',
  allergyNoPromise: '关于过敏，我无法作出任何保证。',
  allergensNotListed: '我们的网站没有列出过敏原。',
  tellTeam: '请您在点餐前告知我们的员工。',

  noOffers: '目前没有优惠。',
  notOn: (titles, day) => `${day}：${titles}不适用于当天。`,
  noOffersOn: (day) => `${day}：没有适用于当天的优惠。`,
  offersNow: (titles) => `目前的优惠有：${titles}。`,
  offersOn: (day, titles) => `${day}：${titles}。`,
  offerCode: (code) => `优惠码是 ${code}。`,
  noLoyalty: '我们的网站没有提到会员计划。',
  loyalty: (title) => `我们有会员计划：${title}。`,
  giftCards: '有，我们提供礼品卡。',
  noGiftCards: '我们的网站不提供礼品卡。',

  unknownAddress: (location) => `我不知道${location === undefined ? '我们' : ` ${location} `}的地址。`,
  addressIs: (location, address) => `${location === undefined ? '我们的地址' : `${location} 的地址`}：${address}。`,
  wayBelow: '下面的链接会为您指路。',
  locationCount: (count) => `我们有 ${count} 家分店。`,
  locationsThere: (count) => `我们在那里有 ${count} 家分店。`,
  listHasOthers: '其他分店在列表中。',
  isTheOne: (location) => `是 ${location}。`,
  nearestDelivers: (location) => `最近的是 ${location}：可以送到那里。`,
  nearDeliver: '这些分店就在附近：可以送到那里。',
  onThatStreet: (location) => `${location} 就在那条街上。`,
  areOnThatStreet: '这些分店就在那条街上。',
  saysNear: (location) => `${location} 注明就在附近。`,
  cantTellNearest: (count) =>
    `我们有 ${count} 家分店。我无法判断哪一家离您最近；如果您允许列表获取您的位置，它会按距离排序。`,
  noSuchLocation: (words) => `我在我们的分店中没有找到“${words}”。`,
  hasFeature: (names) => `有：${names}。`,
  featureAt: (names, location) => `${names}：${location} 有。`,
  notSaidOf: (locations) => `我们的网站没有注明${locations}是否有。`,
  featureAtMany: (names, count) => `${names}：我们有 ${count} 家分店提供。`,
  reachUs: '您可以这样联系我们。',
  reachEach: '您可以这样联系各家分店。',
  phoneIs: (location, phone) => `${location === undefined ? '我们的电话' : `${location} 的电话`}：${phone}。`,
  emailIs: (location, email) => `${location === undefined ? '我们的邮箱' : `${location} 的邮箱`}：${email}。`,
  noPhoneOf: (location) => `我不知道 ${location} 的电话号码。`,
  noEmailOf: (location) => `我不知道 ${location} 的邮箱地址。`,
  noPhone: '我们的网站上没有电话号码。',
  noEmail: '我们的网站上没有邮箱地址。',
  rating: (ratings) => `顾客对我们的评分：${ratings.join('；')}。`,

  weOffer: (services) => `我们提供：${services}。`,
  noOpenings: '目前没有招聘职位。',
  openings: (count, names) => `我们有 ${count} 个招聘职位：${names.join('；')}。`,
  lookFor: (requirements) => `招聘要求：${requirements.join('；')}。`,
  jobOffers: (benefits) => `我们提供的待遇：${benefits.join('；')}。`,
  noFranchise: '我们的网站没有提到加盟。',
  franchise: '您想开一家自己的店吗？我们的加盟页面上有初步的问题。',
  noCatering: (location) => `${location ?? '我们'}不提供外烩服务。`,
  noOrders: '我们的网站不接受订餐。',
  orderOnline: '您可以在线订餐。',
  deliversThere: (locations) => `可以，${locations === undefined ? '我们' : list(locations)}可以送到那里。`,
  delivers: (location, areas) =>
    `${location === undefined ? '我们提供外卖' : `${location} 提供外卖`}${areas.length > 0 ? `，可送到：${list(areas)}` : ''}。`,
  pickupOffered: '可以，您可以到店自取。',
  noBookingsSeen: '我无法查看或更改预订。',
  noReservations: '我们的网站不接受订位。',
  reserveOnline: '您可以在线订位。',
  largeParty: '如果人数较多，请在光临前先与我们联系。',
  cuisines: (cuisines) => `我们供应：${cuisines}。`,
  followUs: (names) => `欢迎关注我们：${names}。`,
  feedback: '请告诉我们您的用餐感受：每条留言我们都会看。',
  complaint: '非常抱歉。请告诉我们发生了什么：每条留言我们都会看。',
  press: '我们为媒体、创作者和合作伙伴设有专门的页面。',
  privacy: '详情请见我们的隐私政策和条款。',

  label: {
    phone: '电话',
    email: '邮箱',
    contact: '联系我们',
    allLocations: '所有分店',
    findNearest: '查找最近的分店',
    numbers: '各分店的电话号码',
    seeMenu: '查看菜单',
    allergens: '过敏原',
    allergensOf: (name) => `${name} 的过敏原`,
    menuOf: (location) => `${location} 的菜单`,
    phoneOf: (name) => `${name} 的电话`,
    emailOf: (name) => `${name} 的邮箱`,
    offers: '优惠活动',
    giftCards: '礼品卡',
    catering: '餐饮承办',
    careers: '招聘',
    franchise: '加盟',
    order: '在线订餐',
    feedback: '意见反馈',
    media: '媒体咨询',
    privacy: '隐私政策',
    terms: '条款与条件',
  },
};

function quote(text: string): string {
  return `“${text}”`;
}

function subject(location: string | undefined): string {
  return location === undefined ? '我们' : `${location} `;
}

function listedAs({ marked, unmarked, isPriced }: ListFilter): string {
  return [
    ...(marked.length > 0 ? [`标注为${marked.map(quote).join('和')}`] : []),
    ...(unmarked.length > 0 ? [`没有标注${unmarked.map(quote).join('或')}`] : []),
    ...(isPriced ? ['在这个价格以内'] : []),
  ].join('、');
}
