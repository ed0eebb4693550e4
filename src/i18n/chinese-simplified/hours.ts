import type { HoursTexts } from '../catalogue/types.ts';

export const HOURS: HoursTexts = {
  days: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  shortDays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  dayRange: (first, last) => `${first}至${last}`,
  time: timeOf,
  times: (times) => times.join('、'),
  timeRange: (opens, closes) => `${opens}至${closes}`,
  unknown: '营业时间未提供',
  closed: '休息',
  allDay: '24小时营业',
  late: '深夜',
  badges: { Open: '营业中', Closed: '休息中' },
  status: {
    unknown: '营业时间未提供',
    allDay: '24小时营业',
    until: (moment) => `营业至${moment}`,
    closedToday: '今日休息',
    closedNow: '现在休息',
    opens: (text, moment) => `${text} · ${moment}开门`,
  },
  pickup: {
    unknown: '自取时间未提供',
    closedToday: '今日不设自取',
    status: (status) => `自取：${status}`,
  },
  kitchen: { until: (moment) => `厨房营业至${moment}`, closed: '厨房休息中' },
  served: {
    until: (menu, moment) => `${menu}供应至${moment}`,
    now: (menu) => `现正供应${menu}`,
    from: (menu, moment) => `${moment}起供应${menu}`,
    then: (text, menu) => `${text}，之后供应${menu}`,
    join: (texts) => texts.join('，'),
  },
  closures: { permanent: '永久停业', temporary: '暂停营业', future: '即将开业' },
  closuresUntil: { temporary: (date) => `暂停营业，${date}恢复营业`, future: (date) => `${date}开业` },
  date: (day) => `${day.getUTCFullYear()}年${day.getUTCMonth() + 1}月${day.getUTCDate()}日`,
  onDay: (day, time) => `${WEEKDAYS[day.getUTCDay()] ?? ''}${time}`,
  onDate: (day, time) => `${day.getUTCMonth() + 1}月${day.getUTCDate()}日${time}`,
};

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

/** "上午11:30", "中午12:00", "凌晨2:00" */
function timeOf(minutes: number): string {
  const time = minutes % 1440;
  const hour = Math.floor(time / 60);
  return `${partOfDay(time)}${hour % 12 || 12}:${String(time % 60).padStart(2, '0')}`;
}

function partOfDay(time: number): string {
  if (time === 0) return '午夜';
  if (time < 300) return '凌晨';
  if (time < 720) return '上午';
  if (time < 780) return '中午';
  return time < 1080 ? '下午' : '晚上';
}
