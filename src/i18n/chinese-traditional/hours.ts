// Made by scripts/chinese-traditional.ts from the text in simplified characters. Do not edit it.
import type { HoursTexts } from '../catalogue/types.ts';

export const HOURS: HoursTexts = {
  days: ['週日', '週一', '週二', '週三', '週四', '週五', '週六'],
  shortDays: ['週日', '週一', '週二', '週三', '週四', '週五', '週六'],
  dayRange: (first, last) => `${first}至${last}`,
  time: timeOf,
  times: (times) => times.join('、'),
  timeRange: (opens, closes) => `${opens}至${closes}`,
  unknown: '營業時間未提供',
  closed: '休息',
  allDay: '24小時營業',
  late: '深夜',
  badges: { Open: '營業中', Closed: '休息中' },
  status: {
    unknown: '營業時間未提供',
    allDay: '24小時營業',
    until: (moment) => `營業至${moment}`,
    closedToday: '今日休息',
    closedNow: '現在休息',
    opens: (text, moment) => `${text} · ${moment}開門`,
  },
  pickup: {
    unknown: '自取時間未提供',
    closedToday: '今日不設自取',
    status: (status) => `自取：${status}`,
  },
  kitchen: { until: (moment) => `廚房營業至${moment}`, closed: '廚房休息中' },
  served: {
    until: (menu, moment) => `${menu}供應至${moment}`,
    now: (menu) => `現正供應${menu}`,
    from: (menu, moment) => `${moment}起供應${menu}`,
    then: (text, menu) => `${text}，之後供應${menu}`,
    join: (texts) => texts.join('，'),
  },
  closures: { permanent: '永久停業', temporary: '暫停營業', future: '即將開業' },
  closuresUntil: { temporary: (date) => `暫停營業，${date}恢復營業`, future: (date) => `${date}開業` },
  date: (day) => `${day.getUTCFullYear()}年${day.getUTCMonth() + 1}月${day.getUTCDate()}日`,
  onDay: (day, time) => `${WEEKDAYS[day.getUTCDay()] ?? ''}${time}`,
  onDate: (day, time) => `${day.getUTCMonth() + 1}月${day.getUTCDate()}日${time}`,
};

const WEEKDAYS = ['週日', '週一', '週二', '週三', '週四', '週五', '週六'];

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
