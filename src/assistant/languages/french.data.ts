import { makeDictionary } from './dictionary.ts';

/** What nobody writes in an English question. */
const OWN = `
is there: y a t il, y a til, ya t il, est ce qu il y a, il y a, y a
do you have: avez vous, vous avez, est ce que vous avez, auriez vous, vous auriez, as tu, tu as, t as, avez
are you: etes vous, vous etes, est ce que vous etes, seriez vous, serez vous, vous serez, etes
do you offer: offrez vous, vous offrez, est ce que vous offrez, proposez vous, vous proposez
do you serve: servez vous, vous servez, est ce que vous servez
do you sell: vendez vous, vous vendez
do you make: faites vous, vous faites, est ce que vous faites, faites
do you accept: acceptez vous, vous acceptez, est ce que vous acceptez, prenez vous, vous prenez, est ce que vous prenez
do you open: ouvrez vous, vous ouvrez, est ce que vous ouvrez, ouvrez
do you close: fermez vous, vous fermez, est ce que vous fermez, fermez
do you deliver: livrez vous, vous livrez, est ce que vous livrez, livrez, livrer
can you: pouvez vous, vous pouvez, est ce que vous pouvez, pourriez vous, vous pourriez
can i: puis je, est ce que je peux, je peux, peux je, j peux, pourrais je, est ce que je pourrais, je pourrais
can we: peut on, on peut, est ce qu on peut, est ce que l on peut, pouvons nous, est ce que nous pouvons, pourrait on, on pourrait
do i have to: faut il, il faut, est ce qu il faut, dois je, doit on, on doit
is: est ce que, est ce qu, est il, est elle, est ce, est t il
is it: c est, cest, est ce que c est
are: sont, sont elle, sont ils, sont elles
what is: qu est ce que c est, qu est ce que, qu est ce qui est, qu est ce qui, quel est, quelle est, c est quoi, cest quoi, quest ce que, quest ce qui
what is in: qu est ce qu il y a dans, qu y a t il dans, il y a quoi dans, composition, compose de, compose
what do you have: qu avez vous, qu est ce que vous avez, vous avez quoi
what are: quels sont, quelles sont
what: quoi, que, qu, qui
what time: a quelle heure, quelle heure, vers quelle heure, a quel moment, de quelle heure, quelle heures
until what time: jusqu a quelle heure, jusqua quelle heure, jusque quelle heure
until: jusqu a, jusqu au, jusqu, jusque, jusqua, jusqu en
when: quand, quand est ce que, c est quand
how: comment
why: pourquoi
which: quel, quelle, quels, quelles, lequel, laquelle, lesquels, lesquelles
how much is: combien coute, combien coutent, combien ca coute, ca coute combien, coute combien, combien est, combien pour, combien vaut, c est combien, cest combien, combien est ce que coute,
  quel est le prix, quel est le cout, quel prix, a combien est, a combien sont, a combien, combien il coute, combien couterait
how many: combien de, combien d, combien y a t il de
how much: combien
price: prix, tarif, cout, coute, coutent
where is: ou est, ou se trouve, ou se situe, ou ca, c est ou, cest ou, ou puis je trouver
where are you located: ou etes vous, vous etes ou, ou vous etes, ou est ce que vous etes, ou vous trouvez vous, ou se trouvent, ou sont vos, ou etes vous situes, ou est votre restaurant, ou est situe, ou etes vous situe, situe, situes
where are: ou sont
located: se trouve
address: adresse
directions: itineraire, indications routieres, comment s y rendre, comment me rendre, comment se rendre, comment vous rejoindre en voiture, comment y aller, comment arriver, comment aller, comment venir, se rendre
nearest: le plus proche, la plus proche, plus proche, le plus pres, la plus pres, plus pres, pres d ici
near: pres, proche, a cote, autour
here: ici
i am: je suis, j suis, chui, nous sommes, on est
i have: j ai, jai, nous avons, on a
there: y, la bas
i would like: je voudrais, j aimerais, jaimerais, on voudrait, on aimerait, nous voudrions, nous aimerions, je souhaite, je souhaiterais, je veux, on veut, nous voulons
i want to know: je veux savoir, je voudrais savoir, j aimerais savoir, pouvez vous me dire, dites moi, savoir
i am looking for: je cherche, nous cherchons, on cherche, je recherche
i eat: je mange, on mange, nous mangeons
i dont eat: je ne mange pas, je ne mange pas de, je mange pas, je mange pas de, je ne mange aucun, je ne mange ni, on ne mange pas, on ne mange pas de, nous ne mangeons pas, nous ne mangeons pas de, ne mange pas, ne mange pas de, mange pas de, mange pas
i cant eat: je ne peux pas manger, je ne peux pas manger de, je peux pas manger, je peux pas manger de, ne peut pas manger, ne peut pas manger de, je ne peux manger ni, ne supporte pas, je ne digere pas, je digere mal, ne digere pas, digere mal
i dont like: je n aime pas, j aime pas, n aime pas
i dont want: je ne veux pas, je ne veux pas de, je veux pas, je veux pas de, je ne voudrais pas de, ne veut pas
without: sans aucun, sans aucune, sans aucune trace de, sans aucune trace d, sans trace d, sans trace de, sans traces de, qui ne contient pas, qui ne contient pas de, qui ne contiennent pas, qui ne contiennent pas de, qui n a pas, qui n a pas de, ne contenant pas de,
  ne contient pas de, ne contiennent pas de, sans y mettre de, qui n ont pas de
not: pas, n est pas, ne sont pas, ne pas
avoid: j evite, je dois eviter, nous evitons, on evite, eviter, evite
hate: je deteste, deteste, je hais
free of: exempt de, exempte de, exempt d, libre de
not too: pas trop, peu
no: pas de, pas d, aucun, aucune, n avez vous pas de, plus de, plus d
no: ni
does not: ne
something: quelque chose, quelque chose de, qqch
nothing: rien
summer: ete
add: ajouter, rajouter, mettre en plus, ajout
extra: supplement, en supplement, en extra
bring: amener, apporter, emmener
son: fils
daughter: fille
wife: femme, conjointe
husband: mari, conjoint
friends: ami, amie, copain, copine
can: peut, peuvent, pourrait
during: pendant, durant
as: comme
do you: allez vous, comptez vous
good: bon, bonne, correct, correcte
service: le service
homemade: maison, faite maison, faites maison, fait maison
available: disponible, dispo
enough: assez
same: meme
your place: chez vous
restaurant: resto
is there anything: reste t il
except: sauf, excepte, a part, hormis
contain: contient, contiennent, contient il, contient elle, contiennent ils, contenir, contenant
is there in: y a t il dans, est ce qu il y a dans
inside: dedans, a l interieur du plat
in: dans, chez
your: vos, votre, ta, tes, ton
our: nos, notre
my: mon, mes, ma
you: vous, tu, toi
we: nous
i: je, j
he: il, ils
she: elle, elles
who: est ce qui
this: ce, cette, cet, ca, cela, ceci
these: ces
or: ou, ou bien
but: mais
because: parce que
between: entre
never: jamais
own: propre
do you use: mettez vous, vous mettez, mettez
forgot: oublie, oubliee
arrived: arrive, arrivee
where can i: ou puis je, ou peut on, ou je peux, ou pouvons nous
also: aussi, egalement, ainsi que
only: seulement, uniquement, juste
very: tres, vraiment
with: avec
by: par
before: avant
after: apres
if: si
yes: oui
please: s il vous plait, s il te plait, svp, stp, sil vous plait
hello: bonjour, bonsoir, salut, allo, coucou, bon matin, bonne journee
thank you: merci beaucoup, merci, merci bien, mille mercis
goodbye: au revoir, a bientot, bonne soiree, a plus tard, a la prochaine
who are you: qui etes vous, qui es tu
are you a robot: etes vous un robot, es tu un robot, etes vous une vraie personne, est ce un robot, suis je en train de parler a un robot
was: etait, a ete, etais
were: etaient
cold: froid, froide
late: en retard, tard
wrong: mauvais, mauvaise, erreur, errone
missing: manquant, manquait, manque, manquaient
terrible: horrible, degueulasse, affreux, affreuse, execrable, decu, decue, inacceptable
rude: impoli, impolie, impolis, malpoli
complaint: plainte, me plaindre, porter plainte, reclamation, plaindre
refund: remboursement, rembourser, rembourse, remboursee
feedback: commentaire, retroaction, laisser un avis
reviews: avis, evaluations, critiques
rating: note moyenne, cote
hours: heures d ouverture, heure d ouverture, horaire, horaires d ouverture, heures d affaires, heures, heure, l heure, lheure
open: ouvert, ouverte, ouvrir, ouvre, ouvrent, ouvert il, ouverts, ouvertes, ouvre t il
opening: ouverture
open 24 7: 24h sur 24, ouvert 24 heures
close: ferme, fermer, fermee, ferment, ferme t il
closing: fermeture
closed: etes vous fermes, etes vous ferme, vous etes ferme, vous etes fermes
today: aujourd hui, aujourdhui, ajd, auj
tonight: ce soir
tomorrow: demain
day after tomorrow: apres demain
tomorrow evening: demain soir
this morning: ce matin
this afternoon: cet apres midi
today at noon: ce midi
now: maintenant, en ce moment, actuellement, presentement, tout de suite, immediatement
still: encore, toujours
weekend: fin de semaine, fins de semaine, week end, weekend, cette fin de semaine
weekdays: en semaine, jours de semaine
every day: tous les jours, chaque jour
this week: cette semaine
next week: la semaine prochaine, semaine prochaine
week: semaine
day: jour, journee
evening: soir, soiree
morning: matin
night: nuit
pm: du soir, de l apres midi
am: du matin
noon: midi
midnight: minuit
next: prochain, prochaine
monday: lundi
tuesday: mardi
wednesday: mercredi
thursday: jeudi
friday: vendredi
saturday: samedi
sunday: dimanche
january: janvier
february: fevrier
march: mars
april: avril
may: mai
june: juin
july: juillet
august: aout
september: septembre
october: octobre
november: novembre
december: decembre
christmas day: noel, jour de noel, a noel
christmas eve: veille de noel, la veille de noel, reveillon de noel
boxing day: lendemain de noel
new years day: jour de l an, nouvel an, premier de l an, le jour de l an, premier janvier
new years eve: veille du jour de l an, saint sylvestre, reveillon du jour de l an, reveillon du nouvel an, veille du nouvel an
easter sunday: paques, dimanche de paques
easter monday: lundi de paques
good friday: vendredi saint
thanksgiving: action de grace, action de graces, l action de grace, jour de l action de grace
labour day: fete du travail
canada day: fete du canada
st jean baptiste: saint jean baptiste, la saint jean, fete nationale, la st jean, fete nationale du quebec
victoria day: fete de la reine
patriots day: journee nationale des patriotes, journee des patriotes, fete des patriotes
family day: jour de la famille, fete de la famille
valentines day: saint valentin, st valentin
mothers day: fete des meres
fathers day: fete des peres
remembrance day: jour du souvenir
truth and reconciliation day: verite et reconciliation, journee de la verite et de la reconciliation
lunar new year: nouvel an lunaire, nouvel an chinois
holidays: jours feries, jour ferie, ferie, conges, temps des fetes
phone number: numero de telephone, numero de tel, no de telephone
phone: telephone
number: numero
call: appeler, appelle, vous appeler, telephoner
contact: joindre, vous joindre, contacter, rejoindre, parler a quelqu un
email: courriel, adresse courriel, adresse email, adresse electronique
write to: ecrire, vous ecrire
parking: stationnement, stationner, me garer, se garer, garer, place de stationnement, places de parking
reservation: reservation
reserve: reserver
reserve a table: reserver une table
book a table for: reserver pour, une table pour
large group: grand groupe, groupe
people: personne, gens
many: nombreux, beaucoup
walk ins: sans reservation
delivery: livraison, livraison a domicile, livre t on
at home: a domicile, a la maison, chez moi
yesterday: hier
last night: hier soir
pickup: ramassage, cueillette, ramasser, venir chercher, aller chercher, passer chercher
takeout: a emporter, pour emporter, plats a emporter, emporter
order online: commander en ligne, commande en ligne, passer une commande en ligne
place an order: passer une commande, passer commande, faire une commande
order: commander, commande
can i order: puis je commander, je peux commander, est ce que je peux commander, peut on commander, on peut commander, comment commander
menu: la carte, votre carte, carte des mets, vos plats
dishes: plat, mets
food: nourriture, bouffe
eat: manger
set menu: table d hote, menu du jour
meal: repas, diner, dejeuner
breakfast: petit dejeuner, ptit dej
dinner: souper, soupe t on
dinner menu: menu du soir
lunch menu: menu du midi, menu midi
lunch special: special du midi
kids menu: menu enfant, menu pour enfant, menu des enfants, plats pour enfants
kids: enfant, gamins
baby: bebe
high chair: chaise haute, siege d appoint
the second one: le deuxieme, la deuxieme, le second, la seconde
the third one: le troisieme, la troisieme
cheapest: le moins cher, la moins chere, les moins chers, moins cher, moins chere
most expensive: le plus cher, la plus chere, plus cher, plus chere
spiciest: le plus epice, la plus epicee, plus epice, le plus piquant, plus piquant
expensive: cher, chere
cheap: abordable, pas cher, pas chere
under: moins de, en dessous de
recommend: recommandez vous, vous recommandez, recommandez, me recommandez vous, conseillez vous, vous conseillez, me conseillez vous, conseillez, me suggerez vous, suggerez vous, recommandation, suggestion
most popular: le plus populaire, les plus populaires, plus populaire
popular: populaire, meilleurs plats, meilleur vendeur
best: meilleur, meilleure
specialty: specialite
vegetarian: vegetarien, vegetarienne, vege, sans viande, pas de viande, je ne mange pas de viande, je mange pas de viande, ne mange pas de viande, vegetarisme
vegan: vegetalien, vegetalienne, vegane, sans produits animaux, sans produit animal, a base de plantes
gluten free: sans gluten, pas de gluten, sans ble, non gluten
do you use: utilisez vous, vous utilisez, employez vous, utilisez
in the kitchen: en cuisine, dans la cuisine, dans votre cuisine, dans vos cuisines
pregnant: enceinte, enceintes, femme enceinte, grossesse
breastfeeding: allaite, allaitement, allaitante, allaiter
celiac: coeliaque, celiaque, maladie coeliaque
spicy: epice, epicee, piquant, piquante, releve, relevee
not spicy: pas epice, pas epicee, pas piquant, pas piquante, non epice, non epicee, non piquant, ni epice
lactose free: sans lactose
dairy free: sans produits laitiers, sans produit laitier
nut free: sans noix
allergic to: allergique aux, allergique au, allergique a la, allergique a l, allergique a, allergiques aux, fait une allergie aux, une allergie aux, allergie aux, allergie au, allergie a
allergic: allergique
allergens: allergene
allergy: allergie
intolerant to: intolerant au, intolerante au, intolerant a, intolerante a
cross contamination: contamination croisee
safe: sans danger, sans risque, securitaire
risky: risque, risquee, dangereux, dangereuse
reacts to: reagit a, reagit au, reagit aux, fait une reaction a, fait une reaction au, fait une reaction aux
ingredients: ingredient
pregnant: enceinte
deals: promotion, offre, offres speciales, offre speciale, aubaine, speciaux, special du jour, rabais du jour, specials du jour, offres du moment
discount: rabais, reduction, remise
senior: aine, aines, personnes agees
student: etudiant, etudiante
happy hour: cinq a sept, 5 a 7, heure du bonheur
loyalty program: programme de fidelite, carte de fidelite, fidelite
gift card: carte cadeau, cartes cadeaux, carte cadeaux, cheque cadeau, bon cadeau, certificat cadeau, chequier cadeau
coupon: bon de reduction, code promo, code promotionnel
jobs: emploi, poste, boulot, travail
are you hiring: embauchez vous, vous embauchez, recrutez vous, vous recrutez, est ce que vous embauchez, engagez vous, vous engagez
work for you: travailler chez vous, travailler pour vous, travailler avec vous
work: travailler
apply: postuler, deposer mon cv, envoyer mon cv, deposer un cv, soumettre ma candidature, candidature
salary: salaire
cook: cuisinier, cuisiniere
server: serveur, serveuse
catering: boites a lunch, boite a lunch, traiteur, service traiteur, service de traiteur
wedding: mariage
event: evenement
office: bureau
private event: evenement prive, salle privee
birthday: anniversaire, fete d anniversaire
franchise: franchise, franchisage, devenir franchise, ouvrir une franchise
wheelchair: fauteuil roulant, fauteuils roulants, mobilite reduite, handicape, handicapes, accessible en fauteuil roulant
stroller: poussette
dogs: chien
pets: animaux, animal, animaux de compagnie
outdoor patio: terrasse exterieure
outside: dehors, a l exterieur, exterieur
washroom: toilette, salle de bain
drive thru: service au volant, service a l auto, commande a l auto
tip: pourboire
pay: payer, paiement
credit card: carte de credit, cartes de credit
debit: carte de debit, cartes de debit, interac
electric vehicle charging: borne de recharge, bornes de recharge
help: aide, aidez moi
cash: comptant, argent comptant, en especes, argent liquide
wifi password: mot de passe wifi, mot de passe du wifi, code wifi
free wifi: wifi gratuit
free: gratuit, gratuite
downtown: centre ville
locations: succursale, emplacement, etablissement, vos restaurants, vos adresses, autres restaurants
other: autre
all: tous, toutes, tout, toute
some: quelque, certains
story: histoire
owner: proprietaire, fondateur
what kind of: quel genre de, quel type de, quelle sorte de, quel style de
nutrition: valeurs nutritives, valeur nutritive, informations nutritionnelles, nutritionnel
owns: possede
new: nouveau, nouvelle, nouveaux
small: petit, petite
large: grand, grande
come: venir, viens
go: aller, va
take: prendre, prends
find: trouver
know: connaitre
have: avoir, ont, ont ils, ont elles
be: etre
has: a t il, a t elle, a du, a de la, a de l, a des
made: prepare, preparee
need: besoin, besoin de, ai besoin de, ai besoin d
possible: c est possible, est il possible de, est ce possible de, est ce possible, est il possible, serait il possible de
accept: accepte, acceptes, acceptent, permis, permise, autorise, admis, bienvenue, bienvenus
offer: offert, offerte
children: bambin, tout petits
`;

/** What an English question may have too: the words of menus, and those that English spells alike. */
const SHARED = `
=: menu, restaurant, dessert, table, pizza, burger, brunch, wifi, wi fi, parking, date, cuisine, promo, combo, code, halal, vegan, gluten, lactose, casher, cv, robot, route, taxi, train, bus, metro, special,
  total, social, instagram, facebook, media, salon, bar, pasta, sushi, ramen, chips, soda, cola, sandwich, portion, service, tofu, soya, bacon, cocktail, important, traces, addition, page, application, question, information,
  option, version, possible, place, patio, sauce, taco, wrap, smoothie, mango, avocado, ravioli, gnocchi, internet, group, mail, email, tel, halloween, boxing day
patio: terrasse
without: sans
for: pour
we: on
more: plus
is: est
at: a
me: moi, me
vegetables: legume
salad: salade
broth: bouillon
bowl: bol
msg: glutamate, gms
fried: frit
cooked: cuit, cuite
portions: portion
big: gros, grosse
soup: soupe
starters: entree, hors d oeuvre
main dishes: plat principal, plats principaux
side: accompagnement
drinks: boisson, breuvage
beer: biere
wine: vin
coffee: cafe
tea: the glace
alcohol: alcool
water: eau
juice: jus
milk: lait
soy milk: lait de soya, lait de soja
soy: soja
dairy: produits laitiers, produit laitier, laitier
cheese: fromage
butter: beurre
cream: creme
egg: oeuf
nuts: noix, fruits a coque, fruit a coque, noisettes et noix
almonds: amande
hazelnuts: noisette
cashews: noix de cajou, cajou
pistachios: pistache
walnuts: noix de grenoble
coconut: noix de coco, coco
peanuts: arachide, cacahuete, cacahouete
peanut butter: beurre d arachide, beurre d arachides
sesame: sesame
mustard: moutarde
wheat: ble
flour: farine
bread: pain
rice: riz
noodles: nouille
pasta: pates
fries: frite
poutine: poutine
potatoes: pomme de terre, pommes de terre, patate
chicken: poulet
turkey: dinde
duck: canard
beef: boeuf
steak: bifteck
pork: porc, cochon
ham: jambon
lamb: agneau
veal: veau
meat: viande
sausage: saucisse
fish: poisson
salmon: saumon
tuna: thon
anchovies: anchois
seafood: fruits de mer
shellfish: crustace
shrimp: crevette
lobster: homard
crab: crabe
oysters: huitre
mussels: moule
scallops: petoncle
squid: calmar
mushrooms: champignon
onions: oignon
garlic: ail
tomatoes: tomate
pepper: poivre
peppers: poivron
chili: piment
spinach: epinard
olives: olive
corn: du mais, au mais, le mais, de mais, mais en epi
sugar: sucre
salt: sel
honey: miel
oil: huile
chocolate: chocolat
cake: gateau
pie: tarte
ice cream: creme glacee, glace
apple: pomme
strawberries: fraise
lemon: citron
fruit: fruits
gelatin: gelatine
sulphites: sulfite
celery: celeri
lupin: lupins
drink: boire
calories: calorie
2: deux
3: trois
4: quatre
5: cinq
6: six
7: sept
8: huit
9: neuf
10: dix
12: douze
15: quinze
20: vingt
`;

/** They join words, in names too: "croque au fromage". */
const LINKS = `
the: le, la, les, l
some: des
of: de, du, d
to: a la, a l
with: au, aux
a: un, une
and: et
in: en
on: sur
it: se, s
-: n, t, c, m, lui, leur, leurs
`;

export const FRENCH_WORDS = makeDictionary({ own: OWN, shared: SHARED, link: LINKS });
