/** What stands beside what is written: the site as it will be on a day, and what a group of restaurants says. */
export const BESIDE = {
  title: 'See the site on a date',
  lead: 'The whole site as it will be then: hours, menus, offers, and what is planned.',
  date: 'Date',
  time: 'Time',
  see: 'See the site',
  likely: 'Soon',
  planned: 'Planned',
  comes: (what: string) => `${what} begins`,
  ends: (what: string) => `${what} ends`,
  wrong: (last: string) => `Choose a date from today to ${last}, and a time such as 18:00.`,
  /** On each page of that site. */
  bar: (when: string) => `The site on ${when}. What says “now” goes by the clock of today.`,
  fromGroup: (group: string, what: string) =>
    `From the group ${group}: ${what}. What you write here holds for this restaurant alone.`,
  fromGroupToo: (group: string) =>
    `The group ${group} says something here. What you write here holds for this restaurant alone.`,
  ofGroup: (group: string) => `from the group ${group}`,
  groupAdds: (group: string, what: string) =>
    `The group ${group} adds: ${what}. A day that you write here yourself wins.`,
};
