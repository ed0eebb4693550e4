/** Words that state nothing by themselves, which a model may put around facts: English, French, Spanish. No numbers, denials, diets or qualities of a dish. */
export const EVERYDAY_WORDS: readonly string[] =
  `a about above absolutely accept across actually after afternoon again ahead all almost along already also although always am an and another any
  anything anytime anyway are area around as ask asked asking at available back be because been before begin being below beside best better between big
  both bring but by call came can car care certainly change check choice choose city come comes coming contact could counter course craving currently
  customer customers daily day days delicious delighted delivery desk detail details did different directly dish dishes do does done door down drop
  during each early easy either email else end enjoy enough evening every everyone everything exactly exciting experience explore family fantastic far
  favorite favourite feel few find fine first follow following food for friendly friends from front full fully further gladly get getting give given
  glad go going good got great group guest guests had happy has have hear hello help helpful her here hi him his home hope hour hours how however i idea
  if in information inside interested into is it item items its itself just keep kind kindly know known last late later latest least left let like list
  listed little local located location locations long look looking lot lovely made main make makes making many match matter may me meal meals mean menu
  mention mentioned might minute minutes moment month more morning most much must my name named near nearby nearest need needed new next nice night now
  of off offer offered offering offers often ok okay on once online only onto option options or order ordering orders other others our ours out outside
  over own page part party people perfect perhaps person phone pick pickup place please pleasure popular possible price priced prices probably provide
  question questions quick quite rather reach read ready really recommend regular reply reservation reserve reservations right room s same say says
  season see seem served serves service services serving share she should show simply since site size sizes small so some someone something soon sorry
  special specials spend stands start started starts state stated staff stay still stop stopping such sure t table take takes talk tasty team tell than
  thank thanks that the their them then there these they thing things think this those though through time times to today together tomorrow tonight too
  top total touch toward try trying type under until up upon us use using usual usually very via visit visiting visitor visitors want wants was wanted
  way we web website week weekday weekdays weekend weekends weekly welcome well went were what when whenever where whether which while who whole whose
  why will wish with within won wonderful work would year years yes yesterday yet you your yours yourself d ll m re ve à afin ai aller alors ainsi
  appeler appelez après assez au aujourd aussi autre autres aux avant avec avez avoir avons beaucoup bien bienvenue bon bonjour bonne bonsoir c carte ce
  cela celle celui ces cet cette chaque chez chose comme comment commande commander contacter contactez côté dans de demain depuis dernier des dès
  devant différents disponible disponibles dit donc du elle elles en encore ensuite entre est et êtes être eux faire fait faites grand grande heure
  heures hui ici il ils informations j je jour jours jusqu jusque l la là laquelle le lequel les leur leurs lieu lors maintenant mais matin même merci
  merveilleux mes moins mon n nos notre nous nouveau numéro offre offres ou où par parce parmi partir pendant peu peut peuvent plaisir plat plats plus
  plusieurs pour pourrez pouvez pouvons première près prix proche proposons propose puis qu quand que quel quelle quelles quelque quels qui quoi repas
  restaurant réserver réservation sa se sera ses si soir soirée son sommes sont sous souhaitez suis sur tard téléphone tel temps ton tôt toujours tous
  tout toute toutes très trouve trouver trouverez tu un une va venir vers veuillez voici voilà voir vos votre vous voulez vrai y adresse coûte détails
  savoir salut adelante además ahora al algo alguna algún antes año aquí así aún ayuda ayudar bienvenido bienvenidos buena buenas bueno buenos cada
  carta casa cerca claro como cómo comida con contacte contacto correo cosa cual cuál cuando cuándo cuesta da debe del desde después día días dirección
  disfrutar donde dónde durante e el él ella ellas ellos encontrar encontrará era eres es esa esas ese eso esos esta está estaban estamos están estar
  este esto estos gracias gran gusto ha haber había hace hacer hasta hay hola hora horario horas hoy información invitamos ir las llamar llame llámenos
  llámanos lo los lugar luego mañana más mejor menos menú mesa mi mientras mismo momento mucho muchos muy noche nombre nosotros nuestra nuestras nuestro
  nuestros nueva número o oferta ofertas ofrecemos opción opciones otra otras otro otros para pedido pedir pero persona platillo plato platos poco
  podemos por porque precio precios primero próximo pronto pueda puede pueden puedes pues qué quiere quieres quien recomendamos reserva reservar
  restaurante saber sea semana ser será servicio sí siempre sitio sobre sol solo sólo su sus también tan tarde te teléfono tenemos tener tiempo tiene
  tienen toda todas todavía todo todos tus una unas uno unos usted ustedes vamos varias varios ver verano vez visitar visitarnos visítenos ya yo don
  doesn didn isn aren couldn cost costs write writing not popular love loves directions`.split(/\s+/);

/** The same for Chinese. Each character is a word of its own here, because Chinese has no spaces between words. */
export const EVERYDAY_CHARACTERS =
  '的是在有我们們您你可以请請也和与與或到从從今天明现現周週一日月年时時点點分上午下晚早开開门門关關营業业打电话電話联系聯繫价格價元餐厅廳店菜单單道份欢迎歡来來这這那哪里裡呢吗嗎吧了就都很想要能会會为為给給个個些更多最新好谢謝他她它地址位于於附近订訂预預约約桌外卖賣送取如果需何问問题題详詳情每客人提供推荐薦优優惠号號';
