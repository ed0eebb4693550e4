/** Words of questions that no site has to say, and that are no name of a location. */
export const COMMON_WORDS: readonly string[] =
  `weather joke jokes today food free menu order table house hours wifi password calories calorie nutrition nutritional dress code smoke smoking vape music live
  noise quiet loud date romantic view views cash card cards visa mastercard amex debit apple google crypto bitcoin tax taxes bill split invoice receipt late
  early lunch dinner brunch breakfast supper snack meal meals portion portions size sizes large small big medium fresh frozen local organic sugar salt oil egg
  eggs milk cheese meat fish beef pork chicken lamb shrimp seafood sushi burger burgers taco tacos pasta rice bread soup steak hot cold iced water juice soda
  cola sauce sauces mayo nuts peanut sesame soy dairy vegan kosher keto carb friend friends family wife husband mom dad girlfriend boyfriend people person persons
  guest guests adults seats seat seating sit stand wait long time times week month year years hour minute minutes near north south east west street road train
  subway bus metro station airport hotel downtown city town country park taxi drive walk bike uber stay visit come coming arrive leave leaving want need love
  hate like best worst better good bad great nice okay cool awesome amazing delicious tasty spicy mild extra double instead without change cancel cancelled
  refund lost found left item items first second third last next same different another both each manager owner chef cook staff waiter server boss name names
  instructions ignore previous prompt system rules forget pretend write poem story code president world news sports game score stock price prices everything
  nothing dollars dollar bucks percent true false main bay park mill real fake machine water tell about what when where which there their here this that these
  those with from have your ours mine them they`.split(/\s+/);

/** Words that are no typos of others: "sell" is not "swell". A location may be called by one: the Yard. */
export const ENGLISH_WORDS: readonly string[] =
  `able accept accepted ago agree ahead airline along alone already always amazed animal anniversary answer answered answers anymore anyway apart app apartment
  appreciate area arent arms around arrange arrived arriving asked asking assume attend attention avoid aware away awful baby back bag bags balcony bar based
  basic bathroom bear beautiful became because become began beginning behind believe belong below bench beside bigger birth birthday bit blind block board boat
  body bother bottle bottles bottom bought bowl box boxes boy boys brand break bringing brings brother brothers brought build building built business busy buy
  buying came camera cannot care careful carry case catch cause celebrate celebrating center centre certain certainly chair chairs chance changed charge charged
  charger cheaper check checked checking children choice choose class clean clear clearly clock closer clothes collect color colour comfortable common company
  complete concern confirm confused consider corner correct could counter couple course cousin cover covered crowd crowded cup cups curious customer customers
  daily dance dark dates daughter deal decide decided deep degrees depend depends desk details did didnt died difference difficult dining dirty discuss distance
  doctor doing done door doors doubt down dozen dressed drinking drinks driver driving drop dropped dry due during ear earlier easier easily easy eaten eating
  either elevator else email emails empty end ended enjoy enjoyed enough ensure enter entire entrance equipment especially even evening event events ever
  exactly except excited excuse expect expected explain eye eyes face fact fair fall far fast faster father fee feed feel feeling feels fees few field fill
  filled final finally find finding fine finish finished fit fits fix floor fly follow following foods foot forgot form former forward four friendly front full
  fun funny further future games garden gate gave general getting girl girls given gives giving glad glass goes gone grab grandma grandpa grandparents
  graduation ground group groups grow guess half hall hand handle hands happen happened happens happy hardly head health healthy hear heard heart heavy held
  helped helps higher hill hold holding holds home honest hope hopefully hoping hotels huge hundred hungry idea ideas imagine important include included
  includes including indeed indoor inside interested internet invite invited issue issues job join joined joining keep keeping kept key kill kitchen knew knows
  lady laid laptop larger lately laugh lead learn least leaves led less lets level life lift light likely limit limited line list listed listen living load
  locked longer looked looks lose loved lovely low lower luck lucky lunchtime made manage mark married matter mean meaning means meant meet meeting member
  mention mentioned met middle mile miles mind mistake mix mobile moment money months mood morning mostly mother mouth move moved movie much mum must myself
  named nanny nearly necessary needed needs neighbour nephew niece nobody none normal normally notice number numbers obviously occasion office often older once
  ones online onto open opened opinion ordered ordering orders others ourselves outlet over owners pack packed page paid paper parent parents part particular
  party passed past pay paying payment perfect perhaps personal phone photo photos pick picked picking picks picture pictures piece pieces plan planned planning
  plans plate plates play playing plenty plug point pool popular possible power prefer present pretty private probably problem problems promise proper provide
  provided public pull purchase question questions quick quickly quite raining rather reach read reading ready reason reasonable receive received recent
  recently remember remind rent repeat reply request requests required rest result return returning review ride right ring room rooms round rule run running
  rush sad safe safely said sale sat save saw saying says school screen search section see seeing seem seems seen self sell selling sells send sending sense
  sent separate serious seriously several shape share shared sharing shed shop short shoulder show showed showing shut side sides sign silly similar simple
  since single sir sister sisters site sitting situation sleep slow slowly smaller smell smile sold somehow someone something sometimes somewhere son song soon
  sorry sort sound sounds space speak special spend spent spoke spoken sport spot stairs standing standard start started starting starts state stayed staying
  step steps stick still stood stop stopped straight strange strict strong student students stuck stuff such sudden suggest suit summer sunny support suppose
  supposed surprise tables taken takes taking talked talking tall taste tastes taught teacher team teenagers term test text thanks themselves therefore thin
  though thought thousand through throw tired together told tomorrow took top total touch tour toward towards traffic travel travelling treat tree tried trip
  trouble truck truly trust trying turn turned turns type unable uncle understand university unless unlike upon upset upstairs usual usually vacation value van
  various vegetarian visited visiting visitors voice waited waiting walked walking wall wanted wants warm wash watch watching weak wear wearing website wedding
  weekend weekly weeks weird welcome welcomed went whatever wheel wheelchair wherever whether whole whose wide wind window windows wine winter wish wonderful
  cake cakes pie pies pasta lasagna risotto gnocchi wings wrap wraps nuggets sandwich dumpling dumplings balls lemonade smoothie waffle waffles pancake pancakes curry noodle noodles
  fries booster bean beans bread broth batter dough filling gravy glaze loaf patty patties pickles sausage sprinkles stew syrup topping toppings vinegar sushi tuna duck goat
  won wont word words work worked working works worried worry worse worth wrap writing wrong wrote yard yesterday young younger yourself option options pescatarian kosher keto paleo organic pregnant pregnancy diabetic proto two three four five six seven eight nine ten eleven twelve twenty after before dozen pair once twice again ahead last next`.split(
    /\s+/,
  );
