/** Words that a guest says beside what is asked: people, wishes and comparisons. No answer has to have them. */
export const PLAIN_WORDS: readonly string[] =
  `son sons daughter daughters mom mum mother dad father parent parents wife husband girlfriend boyfriend partner family families friend friends
  he she they accept risky careful group people person persons boss coworkers colleagues everybody yall whole first timer instead between difference differences different compare sell selling sold swap switch rent renting
  bring bringing driving drive drove landed arriving land walking coming come came leaving leave heading head staying stay stays live lives living fit fits sit sitting pick picking
  total altogether sum latest easiest biggest smallest largest hungriest fastest quickest nicest greatest cheapest ignore previous instructions pretend confirm
  buy buying fee fees charge work works somewhere anywhere nowhere site website web page app online email e w hw past over after before during until soon later early evening morning afternoon night nights week month year
  large little long short new old fresh tasty delicious yummy nice lovely beautiful perfect special usually normally always never often sometimes already still again soon just
  both each another same next last one two three four five six seven eight nine ten couple few several counter guy guys lady staff waiter seat seats seated seating available`.split(
    /\s+/,
  );

/** Words of questions that never name an item or a feature. */
export const ASKING_WORDS: readonly string[] =
  `price prices cost costs much menu menus dish dishes item items option options food order eat hours hour open opened opening close closed closing today tonight now time
  address phone telephone number email mail location locations nearest closest near nearby deal deals discount discounts offer offers special specials vegan-friendly
  friendly kind kinds type types sort variety list recommend popular best favorite favourite cheap expensive under dollars dollar bucks available choice choices
  ingredient ingredients contain contains containing inside comes come made safe allergy allergies allergic thing full different currently usually
  selection version day days week weekend tell many call directions direction anyway christmas xmas eve boxing new year years holiday holidays happy calories calorie kcal halloween valentines canada remembrance actually hungry craving starving lunch dinner supper fancy love bring guys recommendations`.split(
    /\s+/,
  );

/** Words that a question may be asked with, or that say which topic it has, and that name nothing of their own. */
export const WORDS_OF_TOPICS: readonly string[] =
  `adults allergen alright application appreciated area arrive arrived away awesome awful bargain begin big bigger branches breastfeeding bunch bye
  calling calorie calories cancel card carry catering celiac change charged cheaper check cheers choose closer coeliac collect company complain
  complaint contact cool corporate costing coupon cuisine current delivery didnt dine disgusting doordash drop earn edit end event facebook famous
  favo favou feedback find forgot founded franchise franchising gift groups guests her him history horrible ill insta instagram intolerance intolerant
  job kcal late located loyalty makes manager membership message missing modify money move name navigate nutrition ones ordered overcharged owner owns
  part party pax pay percent personal policy postal pregnancy pregnant priced pricing privacy promo promotion public rated rating reach react reaction
  real recommendation recruiting refund reschedule reservation resume review reward route rude run salary seller serves ship showed shut since skip
  skipthedishes social sounds speak specialty start started stat statutory stop story suggest suggestion table takeout talk tel terms terrible text
  thx tiktok till tomorrow twelve twitter uber unacceptable visit wage waiting walk whatsapp whereabouts worst write wrong yoo youtube`.split(
    /\s+/,
  );
