import { randomUUID } from 'node:crypto';

/** How the ids of restaurants and brands of one test file begin: it deletes those, while other files use the same project. */
export const OWN = `contract-${randomUUID()}`;

export const newOwnId = (): string => `${OWN}-${randomUUID()}`;
