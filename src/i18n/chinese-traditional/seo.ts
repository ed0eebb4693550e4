// Made by scripts/chinese-traditional.ts from the text in simplified characters. Do not edit it.
import type { SeoTexts } from '../catalogue/types.ts';
import { ISLANDS } from './islands.ts';

/** What search engines and assistants read: titles, descriptions, and `llms.txt`. */
export const SEO = /* @__PURE__ */ makeSeo();

function makeSeo(): SeoTexts {
  const { formats } = ISLANDS;
  return {
    seo: {
      menu: '菜單',
      menuAt: (label) => `菜單 – ${label}`,
      menuOf: (name) => `${name}菜單`,
      menuOfLocation: (name) => `${name}菜單`,
      menusByLocation: (name, locations) => `${name}各分店菜單：${locations}`,
      noMenuOf: (name) => `${name}暫無菜單`,
      noMenuOfLocation: (name) => `${name}暫無菜單`,
      listed: (text, list) => `${text}：${list}`,
      locations: '分店',
      locationsOf: (name) => `${name}分店`,
      allLocations: (count, name, locations) =>
        `${count === 1 ? `${name}分店` : `${name}全部${count}家分店`}：${locations}`,
      location: (name) => `${name}：營業時間、路線和菜單`,
      closed: (name, closure) => `${name}：${closure}`,
      inPlace: (cuisine, cities) => `${cities}的${cuisine}`,
      atLocations: (cuisine, locations) => `${cuisine}：${locations}`,
      cities: (cities) => formats.and(cities),
      countLocations: (count) => `${count}家分店`,
      welcome: (name) => `歡迎光臨${name}`,
      call: (phone) => `電話：${phone}`,
      catering: (name) => `${name}宴會餐飲：婚宴、生日會和公司活動`,
      offers: '優惠',
      offersAt: (name) => `${name}的優惠`,
      careers: '招聘',
      workAt: (name) => `到${name}工作`,
      contact: '聯絡我們',
      contactText: (name, hasFeedback) =>
        `如何聯絡${name}：${hasFeedback ? '地址、電話、電子郵件和意見回饋' : '地址、電話和電子郵件'}`,
      media: (name) => `媒體、創作者與合作夥伴如何聯絡${name}，以及我們的合作活動`,
      franchise: (name) => `如何加盟開一家${name}`,
      terms: (name) => `${name}的條款：訂餐、價格、付款、退款和本網站的使用`,
      privacy: (name) => `${name}如何處理本網站上的個人資料、記錄資料和Cookie`,
      accessibility: (name) => `${name}對本網站無障礙狀況的了解，以及遇到障礙時應告訴誰`,
      feedback: '意見回饋',
      feedbackText: (name) => `告訴${name}您的用餐體驗`,
      menuBoard: '菜單螢幕',
      menuBoardText: (name) => `${name}的菜單，供餐廳內的螢幕逐頁顯示`,
      menuCard: '桌卡',
      menuCardText: (name) => `供${name}餐桌使用的可列印卡片：掃描其QR碼即可開啟菜單`,
      allergens: '過敏原',
      allergensText: (name) => `${name}的餐點含有和可能含有的過敏原，以廚房註明的為準`,
      allergenCard: '過敏原桌卡',
      allergenCardText: (name) => `供${name}餐桌使用的可列印卡片：掃描其QR碼即可開啟過敏原表`,
      feedbackCard: '意見回饋卡',
      feedbackCardText: (name) => `可列印放在${name}櫃檯上的卡片，顧客掃描QR碼即可回饋用餐體驗`,
      notFound: '找不到網頁',
      notFoundText: (name) => `${name}沒有此網頁。`,
    },
    llms: {
      pages: '網頁',
      hours: '營業時間',
      locations: '分店',
      menu: '菜單',
      status: '狀態',
      cuisine: '菜系',
      priceRange: '價格範圍',
      address: '地址',
      telephone: '電話',
      email: '電子郵件',
      serves: '服務地區',
      orderOnline: '線上訂餐',
      reserve: '預訂座位',
      andMore: (more) => `另有${more}項`,
      allergens: '過敏原',
      served: (times) => `供應時間：${times}`,
      toCome: (times) => `即將供應：${times}`,
    },
  };
}
