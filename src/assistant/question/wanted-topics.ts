import type { Question } from './question.ts';
import type { Topic } from '../words/topics.ts';

/** The topics that a question asks for. Others only belong to one of them: the pickup of "pickup hours", the delivery of "a deal on delivery". */
export function wantedTopicsOf(question: Question): Topic[] {
  return [...question.topics].filter((topic) => !isImplied(topic, question));
}

/** Whether a topic's word only belongs to another topic of the question: the pickup of "pickup hours", the delivery of "a deal on delivery". */
function isImplied(topic: Topic, { topics, items, text, wanted, days, diets, deniedDiets }: Question): boolean {
  const has = (...others: Topic[]) => others.some((other) => topics.has(other));
  switch (topic) {
    case 'pickup':
      return has('hours', 'deals', 'discounts');
    case 'order':
      return has('delivery', 'pickup', 'hours', 'catering');
    case 'locations':
      return (
        days.length > 0 ||
        has(
          'hours',
          'address',
          'nearest',
          'directions',
          'phone',
          'delivery',
          'reservation',
          'jobs',
          'catering',
          'deals',
          'discounts',
        )
      );
    case 'address':
      return has('nearest', 'jobs');
    case 'directions':
      return has('address', 'nearest');
    case 'contact':
      return has('phone', 'email', 'whatsapp');
    case 'phone':
      return has('deals') || (/\bnumber of\b/.test(text) && wanted.length > 0);
    case 'menu':
      return topics.size > 1 && items.length === 0;
    case 'price':
      return items.length === 0 && has('deals', 'discounts', 'catering', 'delivery', 'gift', 'reservation');
    case 'nearest':
      return has('hours', 'phone', 'delivery', 'jobs', 'catering', 'deals', 'reservation');
    case 'hours':
      return (
        has('holidays') ||
        has('jobs', 'franchise') ||
        /\bopen(ing)? (one|a|my)\b|happy hour/.test(text) ||
        (/what time/.test(text) && wanted.length > 0 && !STRONG_HOURS.test(text))
      );
    case 'popular':
      // What is liked may lack the mark.
      return diets.length + deniedDiets.length > 0;
    case 'about':
      return topics.size > 1;
    default:
      return false;
  }
}

const STRONG_HOURS = /\b(hours?|opens?|opened|opening|closed?|closes|closing|till|until|late|last (?:call|orders?))\b/;
