import type { SeoTexts } from '../catalogue/types.ts';
import { ISLANDS } from './islands.ts';

/** What search engines and assistants read: titles, descriptions, and `llms.txt`. */
export const SEO = /* @__PURE__ */ makeSeo();

function makeSeo(): SeoTexts {
  const { formats } = ISLANDS;
  return {
    seo: {
      menu: '菜单',
      menuAt: (label) => `菜单 – ${label}`,
      menuOf: (name) => `${name}菜单`,
      menuOfLocation: (name) => `${name}菜单`,
      menusByLocation: (name, locations) => `${name}各分店菜单：${locations}`,
      noMenuOf: (name) => `${name}暂无菜单`,
      noMenuOfLocation: (name) => `${name}暂无菜单`,
      listed: (text, list) => `${text}：${list}`,
      locations: '分店',
      locationsOf: (name) => `${name}分店`,
      allLocations: (count, name, locations) =>
        `${count === 1 ? `${name}分店` : `${name}全部${count}家分店`}：${locations}`,
      location: (name) => `${name}：营业时间、路线和菜单`,
      closed: (name, closure) => `${name}：${closure}`,
      inPlace: (cuisine, cities) => `${cities}的${cuisine}`,
      atLocations: (cuisine, locations) => `${cuisine}：${locations}`,
      cities: (cities) => formats.and(cities),
      countLocations: (count) => `${count}家分店`,
      welcome: (name) => `欢迎光临${name}`,
      call: (phone) => `电话：${phone}`,
      catering: (name) => `${name}宴会餐饮：婚宴、生日会和公司活动`,
      offers: '优惠',
      offersAt: (name) => `${name}的优惠`,
      careers: '招聘',
      workAt: (name) => `到${name}工作`,
      contact: '联系我们',
      contactText: (name, hasFeedback) =>
        `如何联系${name}：${hasFeedback ? '地址、电话、电子邮件和意见反馈' : '地址、电话和电子邮件'}`,
      media: (name) => `媒体、创作者与合作伙伴如何联系${name}，以及我们的合作活动`,
      franchise: (name) => `如何加盟开一家${name}`,
      terms: (name) => `${name}的条款：订餐、价格、付款、退款和本网站的使用`,
      privacy: (name) => `${name}如何处理本网站上的个人信息、日志数据和Cookie`,
      accessibility: (name) => `${name}对本网站无障碍状况的了解，以及遇到障碍时应告诉谁`,
      feedback: '意见反馈',
      feedbackText: (name) => `告诉${name}您的用餐体验`,
      menuBoard: '菜单屏幕',
      menuBoardText: (name) => `${name}的菜单，供餐厅内的屏幕逐页显示`,
      menuCard: '桌卡',
      menuCardText: (name) => `供${name}餐桌使用的可打印卡片：扫描其二维码即可打开菜单`,
      allergens: '过敏原',
      allergensText: (name) => `${name}的菜品含有和可能含有的过敏原，以厨房注明的为准`,
      allergenCard: '过敏原桌卡',
      allergenCardText: (name) => `供${name}餐桌使用的可打印卡片：扫描其二维码即可打开过敏原表`,
      feedbackCard: '意见反馈卡',
      feedbackCardText: (name) => `可打印放在${name}柜台上的卡片，顾客扫描二维码即可反馈用餐体验`,
      notFound: '没有找到页面',
      notFoundText: (name) => `${name}没有此页面。`,
    },
    llms: {
      pages: '页面',
      hours: '营业时间',
      locations: '分店',
      menu: '菜单',
      status: '状态',
      cuisine: '菜系',
      priceRange: '价格区间',
      address: '地址',
      telephone: '电话',
      email: '电子邮件',
      serves: '服务地区',
      orderOnline: '在线订餐',
      reserve: '预订座位',
      andMore: (more) => `另有${more}项`,
      allergens: '过敏原',
      served: (times) => `供应时间：${times}`,
      toCome: (times) => `即将供应：${times}`,
    },
  };
}
