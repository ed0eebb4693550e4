/** What a question can be about. */
export type Topic = keyof typeof PATTERNS;

/** Tried on the folded words of a question, each between two spaces. Linear, and a question is at most 500 characters long. */
const PATTERNS = {
  allergy:
    / (allerg\w*|anaphyla\w*|intoleran\w*|celiac\w*|coeliac\w*|lactose|epipen|traces|contaminat\w*|swell|swells|hives|reaction to|reacts? (to|badly|strongly)|sick from|makes? (me|us|him|her|them|my \w+) (sick|ill)) /,
  pregnancy: / (pregnan\w*|breast ?feeding) /,
  hours:
    / (hours?|open|opens|opened|opening|close(?! (to|by))|closes|closed|closing|till|what time|how late|shuts?|till when|until when|(can|could|may|should) (i|we) (still )?(come|dine|visit|drop|swing|arrive|eat(?= (?:at|on|until|till|now|today|tonight|tomorrow|after|before|late|there|here) ))|how early|last (?:call|orders?)|24 7|(lunch|dinner|breakfast|brunch|kitchen) (end|ends|start|starts|begin|begins|stop|stops)|(start|end|begin|stop) (lunch|dinner|breakfast|brunch|serving)) /,
  address:
    / (address\w*|located|location of|where (is|are|r|do i find|can i find|exactly)|wheres|whereabouts|postal code|what street|which street|find you) /,
  directions:
    / (directions?|how (do|can|to|would|should) (i |we |you )?(get (to|there|here|from)|come|reach|drive|walk)|route|navigate|map) /,
  phone:
    / ((?<!pay (?:with|by|using) (?:my |your |a )?)phone|telephone|tel|number|call|calling|ring|speak to|talk to) /,
  whatsapp: / (whatsapp|whats app|text you|message you|dm) /,
  email: / (e mail|email|mail|write to) /,
  contact: / (contact|reach (you|someone|anyone|out)|get in touch|in touch) /,
  nutrition:
    / (calorie|calories|kcal|protein|carbs?|carbohydrates?|fat|sodium|nutrition\w*|macros|sugar content|ingredients? list) /,
  /** When a menu or a dish is served. */
  served:
    / ((when|what time|what times|what hours|what days?|which days?|until when|till when|how late|how long) (\w+ ){0,6}(served?|serving|available)|(when|whens) (is |are |do you have |do you do ){0,2}(the |your )?(breakfast|brunch|lunch|dinner|supper)|(what|which) (\w+ ){0,4}(can|could|may) (i|we|you) (still )?(eat|get|have|order)|(what|whats) (is |are )?served|(what|which) (is |are |menus? |food |dishes |do |you |they ){1,4}(on |serve |serving |have )?(the menu )?(right )?now) /,
  /** What one can add to a dish. */
  extras:
    / (add|adding|extras?|toppings?|add ons?|addons?|customi[sz]e\w*|modify|substitut\w*|upgrade|swap|(what|which) (can|could|do) (i|we|you) (add|choose|put on|top)|choice of) /,
  price:
    / (how much|price|prices|priced|pricing|cost|costs|costing|[$£€¥₹] ?\d+|\d+ (dollars|bucks|pounds|quid|euros|yen|rupees|kroner|kronor|dirhams|francs)|cheap\w*|expensive|affordable|under [$£€¥₹]?\d+) /,
  popular:
    / (popular|best ?sellers?|signature|recommend\w*|suggest|famous|favou?rites?|must try|most ordered|whats good|specialt(y|ies)|should i (order|try|get|eat|have|pick|choose)) /,
  menu: / (menu|menus|dishes|food|eat|eats|serve|serves) /,
  deals:
    / (deals?|specials?|offers|(special|any|an|on|current|best|good) offer|promo\w*|coupons?|(?<!dress |zip |postal |wifi |area )codes?|happy hour|combo|bargains?) /,
  discounts: / (discounts?|percent|\d+%|% off|student\w*|seniors?|off my|money off|cheaper) /,
  loyalty: / (loyalty|rewards?|points|stamps?|stamp card|membership|club card) /,
  gift: / (gift|gifts|voucher|vouchers|gift ?cards?|giftcards?) /,
  catering:
    / (cater\w*|wedding|weddings|office lunch|(our|an|my|the) office|for (our|my) (team|company|staff)|corporate|(private|my|our|an|host|hosting) events?|private (room|dining)|food truck for|truck for|live cooking) /,
  jobs: / (jobs?|looking for work|waitress|waiter|dishwasher|bartender|barista|cashier|part time|hiring|hire me|career\w*|vacanc\w*|openings|positions?|apply|application|employ\w*|work (for|at|there|here|with you|from home)|earn|pays|resume|cv|recruit\w*|wages?|salary) /,
  franchise:
    / (franchis\w*|own one|open one of my own|(want to|wanna|like to|can i|could i|how do i) (open|start|run|buy) (one|an?|my own)) /,
  order:
    / (order(ing)? online|online order\w*|order(ing)? (food|a |some|from|now)|place an order|can i order|how (do|can|to) (i )?order|order link|uber ?eats|doordash|skip the dishes|skipthedishes) /,
  delivery: / (deliver|delivers|delivered|delivery|deliveries|delivering|bring it to|ship) /,
  pickup: / (pick ?up|pickups|pick it up|takeout|take out|takeaway|take away|to go|togo|carry ?out|collect) /,
  booking:
    / ((confirm|change|cancel|move|reschedule|modify|edit|check) (on )?(my|our|the|a) (booking|reservation|table)|(get|got|see|find|lost|have|has) (my|our) (booking|reservation)) /,
  reservation: / (reserv\w*|book|booking|bookings|table for|a table|walk ?ins?) /,
  nearest:
    / (nearest|closest|near|nearby|close (to|by)|closer|next to|around (here|me)|im (in|at|by|on|staying)|i am (in|at|by|on|staying)|i live|we live|from here|in the area) /,
  locations:
    / (locations?|branches|branch|restaurants|stores|shops|other (ones?|places?)|all your|which (one|location|restaurant|of your)) /,
  about:
    / (who (are you|owns|started|founded)|owners?|story|history|founded|since when|about (you|us|the restaurant|your restaurant)|what (kind|type|sort) of (food|cuisine|restaurant|place|cooking)|cuisine) /,
  social: / (instagram|insta|facebook|tiktok|twitter|youtube|social|socials) /,
  feedback: / (feedback|review you|leave a review|suggestion|suggestions) /,
  complaint:
    / (complain\w*|complaints?|refund|terrible|disgusting|rude|awful|horrible|worst|unacceptable|overcharged|charged (me )?twice|food poisoning|threw up|got sick|hair in|bug in|never coming back|not coming back|still waiting|waited|waiting (for )?(an|over|more|\d+)|(was|were|came|arrived|is|are|got) (so |very |really |stone |all )?(cold|late|wrong|missing|burnt|burned|undercooked|raw|dirty|stale|soggy|inedible)|wrong (order|food|item|items|thing|bowl|pizza|burger)|forgot (my|our|the)|(never|didnt) (arrive|arrived|came|come|show|showed)|missing (from )?(my|our)?|speak to (a|the|your) manager) /,
  party:
    / ((group|groups|party|parties|bunch|table) (of|for) (about |around |like )?(\d{2,3}|[6-9]|ten|twelve|fifteen|twenty|thirty|forty|fifty)|(\d{2,3}|[6-9]|ten|twelve|fifteen|twenty|thirty|forty|fifty) (people|persons|guests|adults|pax|of us|friends|coworkers|colleagues)|(large|big|bigger) (group|groups|party|parties)) /,
  holidays:
    / ((public|bank|statutory|stat|national|the|on|over|during)( the)?( public| statutory| stat)? holidays?|holiday hours|long weekend) /,
  rating: / (rating|ratings|rated|reviews?|how good) /,
  press:
    / ((the|for|your) press|press (inquir\w*|kit|release|contact)|media|journalist|influencer\w*|collab\w*|sponsor\w*|blogger) /,
  privacy: / (privacy|my data|personal data|cookies policy|terms) /,
} as const;

export function topicsOf(text: string): Set<Topic> {
  const padded = ` ${text} `;
  const found = Object.entries(PATTERNS).filter(([, pattern]) => pattern.test(padded));
  return new Set(found.map(([topic]) => topic as Topic));
}

export const INTENTS = Object.keys(PATTERNS) as Topic[];
export const isTopic = (word: string): word is Topic => Object.hasOwn(PATTERNS, word);

/** Where a wrong answer could harm: such a question is answered whole, and in the site's own words. */
export const HEALTH: readonly Topic[] = ['allergy', 'pregnancy'];

export function isOfHealth(topics: ReadonlySet<Topic>): boolean {
  return HEALTH.some((topic) => topics.has(topic));
}

/** Greetings and questions about the assistant itself. Used only where nothing else is asked. */
export type SmallTalk = keyof typeof SMALL_TALK;

const SMALL_TALK = {
  greeting:
    /^ (hi|hello|hey|hiya|yo|yoo|howdy|good (morning|afternoon|evening)|bonjour|ciao|greetings|sup|whats up)( there| you| all| everyone| again| guys| team)* $/,
  thanks:
    /^ (ok |okay |great |perfect |cool |nice |awesome |super )*(thanks|thank you|thx|ty|cheers|merci|grazie|much appreciated) /,
  bye: /^ (ok |okay )?(bye|goodbye|bye bye|see you|see ya|later|good night|ciao ciao)( then| soon| later)* $/,
  praise:
    /^ (ok|okay|great|perfect|cool|nice|awesome|super|good|got it|alright|wow|sounds good|good to know)( ok| great| cool)* $/,
  identity:
    / (are you (a |an )?(bot|robot|human|real|ai|person|machine)|who are you|what are you|what can you do|can you help me|whats your name|your name|what do you know) /,
} as const;

export const TALKS = Object.keys(SMALL_TALK) as SmallTalk[];
export const isTalk = (word: string): word is SmallTalk => Object.hasOwn(SMALL_TALK, word);

export function smallTalkIn(text: string): SmallTalk | undefined {
  const padded = ` ${text} `;
  const found = Object.entries(SMALL_TALK).find(([, pattern]) => pattern.test(padded));
  return found?.[0] as SmallTalk | undefined;
}

/** Words of which the patterns have only the beginning. */
const WHOLE_WORDS =
  `address addresses allergy allergies allergic allergen allergens intolerant intolerance celiac coeliac pregnant pregnancy breastfeeding reservation reservations reserve catering cater caterer
  career careers vacancy vacancies employment recruiting franchise franchising complaint complain recommend recommendation recommendations influencer collaboration sponsor
  promotion promo student students expensive cheap cheapest corporate special specials specialty specialties favourite favorite nutrition`.split(
    /\s+/,
  );

/** Every word of the patterns, used to correct typos. */
export const TOPIC_WORDS: readonly string[] = [
  ...WHOLE_WORDS,
  ...[...Object.values(PATTERNS), ...Object.values(SMALL_TALK)].flatMap(({ source }) =>
    [...source.matchAll(/([a-z]{3,})(\?|\(|\\w)?/g)].flatMap(([, word = '', end]) => {
      if (end === '?') return [word, word.slice(0, -1)];
      return end === undefined ? [word] : [];
    }),
  ),
];
