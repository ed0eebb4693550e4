/** `AND_LIST.format(['Toronto', 'Vancouver', 'Ottawa']) // "Toronto, Vancouver, and Ottawa"` */
export const AND_LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** `OR_LIST.format(['call', 'write', 'come by']) // "call, write or come by"` */
export const OR_LIST = new Intl.ListFormat('en-CA', { type: 'disjunction' });
