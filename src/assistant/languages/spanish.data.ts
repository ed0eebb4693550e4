import { makeDictionary } from './dictionary.ts';

/** What nobody writes in an English question. */
const OWN = `
is there: hay, habra, existe
do you have: tienen, tiene, tienes, tenes, ustedes tienen, usted tiene, cuentan con, disponen de, manejan, tendran, tendria, tendrian
do you offer: ofrecen, ofrece, ofreces
do you serve: sirven, sirve
do you sell: venden, vende, vendes
do you make: hacen, hace
do you accept: aceptan, acepta, reciben
are you open: estan abiertos, esta abierto, esta abierta, estan abierto, abierto ahora, estan trabajando, siguen abiertos
do you open: abren, abre, abriran
do you close: cierran, cierra, cerraran
do you deliver: hacen entregas a domicilio, hacen entregas, hacen envios, hacen delivery, entregan, reparten, envian, hacen domicilios, llevan a domicilio, hacen reparto
can you: pueden, puede, podrian, podria usted
can i: puedo, podria, se puede, me puedo
can we: podemos, podriamos
do i have to: tengo que, hay que, debo, debemos, tenemos que, es necesario
is: es, esta, sera
are: son, estan, estan en
what is: cual es, cuales es, que es
what are: cuales son
what is in: que lleva, que tiene, que trae, que contiene, de que esta hecho, de que esta hecha, de que es
what do you have: que tienen, que ofrecen, que venden, que hay, que sirven
what time: a que hora, que hora, en que horario, a que horas, que horario
until what time: hasta que hora, hasta que horas, hasta cuando
until: hasta
add: agregar, anadir, agregarle, anadirle, ponerle
from: desde
when: cuando
how: como
why: por que
which: cual, cuales, que platos, que platillos
what: que
who: quien, quienes
how much is: cuanto cuesta, cuanto cuestan, cuanto vale, cuanto valen, cuanto sale, cuanto salen, cuanto es, cuanto esta, a cuanto esta, a cuanto, a como, que precio tiene, que precio tienen, cual es el precio de, cual es el precio del, cual es el precio,
  cuanto por, en cuanto sale, cuanto cobran por, a cuanto estan
how many: cuantos, cuantas
how much: cuanto, cuanta, cuanto cobran
price: precio, costo, cuesta, cuestan, tarifa
where is: donde esta, donde queda, donde se encuentra, donde es, en donde esta, en donde queda
where are you located: donde estan, donde estan ubicados, en donde estan, donde quedan, donde se ubican, donde se encuentran, donde los encuentro, donde estan localizados, donde esta ubicado, donde esta el restaurante
where: donde
located: ubicado, ubicados, ubicacion
where can i: donde puedo, donde se puede, donde podemos
address: direccion, domicilio
directions: indicaciones, como llegar, como llego, como puedo llegar, como llegamos, como se llega
nearest: mas cercano, mas cercana, mas cerca, la mas cercana, el mas cercano, mas proximo
near: cerca, cercano, cercana
here: aqui, aca
i am: estoy, somos, estamos
there: ahi, alli
i would like: quisiera, me gustaria, quisieramos, nos gustaria, quiero, queremos, deseo
i want to know: quiero saber, quisiera saber, me gustaria saber, me puede decir, me pueden decir, puede decirme, saber, me podria decir, me podrian decir
i am looking for: busco, estoy buscando, estamos buscando
i have: tengo, tenemos
i eat: yo como
i dont eat: no como, yo no como, no comemos, no come, no comen
i cant eat: no puedo comer, no podemos comer, no puede comer, no tolero
i dont like: no me gusta, no me gustan
i dont want: no quiero, no queremos, no quisiera
without: sin nada de, sin trazas de, sin ningun, sin ninguna, que no lleve, que no lleven, que no lleva, que no llevan, que no tenga, que no tengan, que no tiene, que no tienen, que no contenga, que no contengan, que no contiene, no contienen, que no sea con, no contiene
no: ni
something: algo, algo de, alguna cosa
nothing: nada
son: hijo
daughter: hija
wife: esposa
husband: esposo, marido
friends: amigo, amiga
service: servicio
during: durante
available: disponible
same: mismo, misma
bring: traer, llevar
can you give me: me pueden dar, me puede dar, me podrian dar, me das
can i bring: puedo llevar, se puede llevar, podemos llevar, puedo ir con
not: no es, no son, no sea, no este, no muy
no: nada de, ningun, ninguna, ninguno, no tenga, no tengan
avoid: evito, evitamos, debo evitar, tengo que evitar, evitar
hate: odio, detesto
except: excepto, menos con, salvo
contain: contiene, contienen, lleva, llevan, contenga, trae, traen
contains: tiene adentro
is there in: hay en
inside: adentro, dentro
your: su, sus, tu, tus, vuestro
our: nuestro, nuestra
my: mi, mis
you: ustedes, usted, vosotros
we: nosotros
i: yo
this: este, esto, ese, esa, eso
these: estos, estas, esos, esas
but: pero
because: porque
also: tambien, ademas
only: solo, solamente, unicamente
very: muy, bastante
some: algun, alguna, alguno
any: cualquier, cualquiera
with: contigo
before: antes, antes de
after: despues, despues de
if: si
please: por favor, porfavor, porfa, favor
hello: hola, buenos dias, buenas tardes, buenas noches, buenas, que tal, saludos, buen dia
thank you: gracias, muchas gracias, mil gracias, muy amable, muchisimas gracias, se lo agradezco
goodbye: adios, hasta luego, hasta pronto, nos vemos
who are you: quien eres, quien es usted
are you a robot: eres un robot, es usted un robot, eres una persona, eres humano, estoy hablando con un robot
was: estaba, fue, era, llego
were: estaban, fueron
cold: frio, fria, frios
late: tarde, atrasado, con retraso
wrong: equivocado, equivocada, incorrecto, mal
missing: faltaba, falta, faltaban, falto, falto en
terrible: pesimo, pesima, horrible, asqueroso, decepcionado, decepcionada
rude: grosero, grosera, maleducado, groseros
complaint: queja, quejarme, quejar, poner una queja, reclamo, reclamacion, reclamar
refund: reembolso, devolucion, reembolsar, devuelvan mi dinero
feedback: comentario, sugerencia, dejar un comentario
reviews: resena, opiniones, calificacion, calificaciones
hours: horario, horarios de atencion, horario de atencion, hora, horas de apertura, horario de apertura
open: abierto, abierta, abrir
opening: apertura
open 24 7: las 24 horas, 24 horas
close: cerrar
closing: cierre
closed: cerrado, cerrada
today: hoy, el dia de hoy, hoy dia
tonight: esta noche, hoy en la noche, hoy por la noche, hoy noche
tomorrow: manana, el dia de manana
tomorrow evening: manana por la noche, manana en la noche
tomorrow morning: manana por la manana, manana en la manana
day after tomorrow: pasado manana
this morning: esta manana
this afternoon: esta tarde
now: ahora, ahora mismo, ahorita, en este momento, actualmente
still: todavia, aun
weekend: fin de semana, fines de semana, finde
weekdays: entre semana, dias de semana, dias laborales
every day: todos los dias, cada dia
this week: esta semana
next week: la proxima semana, la semana que viene, proxima semana, la semana proxima
week: semana
day: dia
night: noche
in the evening: por la noche, en la noche
in the afternoon: por la tarde, en la tarde
in the morning: por la manana, en la manana
pm: de la noche, de la tarde
am: de la manana, de la madrugada
noon: mediodia, medio dia, las doce del dia
midnight: medianoche, media noche
next: proximo, proxima
monday: lunes
tuesday: martes
wednesday: miercoles
thursday: jueves
friday: viernes
saturday: sabado
sunday: domingo
january: enero
february: febrero
march: marzo
april: abril
june: junio
july: julio
august: agosto
september: septiembre, setiembre
october: octubre
november: noviembre
december: diciembre
christmas day: navidad, dia de navidad, el dia de navidad
christmas eve: nochebuena, noche buena, vispera de navidad
boxing day: dia despues de navidad
new years day: ano nuevo, dia de ano nuevo, primero de enero, el dia de ano nuevo
new years eve: nochevieja, noche vieja, fin de ano, vispera de ano nuevo, ano viejo
easter sunday: pascua, domingo de pascua, domingo de resurreccion, pascuas
easter monday: lunes de pascua
good friday: viernes santo
thanksgiving: accion de gracias, dia de accion de gracias, el dia de accion de gracias, dia de gracias
labour day: dia del trabajo, dia del trabajador
canada day: dia de canada
family day: dia de la familia
victoria day: dia de victoria, dia de la reina
valentines day: san valentin, dia de san valentin, dia del amor, dia de los enamorados
mothers day: dia de la madre, dia de las madres
fathers day: dia del padre, dia de los padres
remembrance day: dia del recuerdo
lunar new year: ano nuevo lunar, ano nuevo chino
holidays: semana santa, jueves santo, feriado, dias feriados, dia feriado, festivo, dias festivos, dia festivo
phone number: numero de telefono, numero telefonico, numero de tel, numero de contacto
phone: telefono, celular
number: numero
call: llamar, llamarlos, llamo, marcar
contact: contactar, comunicarme, contacto, contactarlos
email: correo electronico, correo, direccion de correo
write to: escribir, escribirles
text you: mandar mensaje, mensajes
parking: estacionamiento, estacionar, estacionarme, aparcamiento, parqueo, parqueadero, aparcar, cochera
reservation: reservacion, reserva, reservaciones, reservas
reserve: reservar, hacer una reservacion, hacer una reserva, hacer reservacion
reserve a table: reservar una mesa, reservar mesa
table for: mesa para, una mesa para
table: mesa
large group: grupo grande, grupo numeroso, grupos grandes, grupo
people: persona, gente
many: muchos, muchas
delivery: entrega a domicilio, entregas a domicilio, entrega, envio, reparto, a domicilio, servicio a domicilio, envio a domicilio
pickup: recoger, pasar a recoger, pasar por mi pedido, retirar, recogerlo, recogida, para recoger
takeout: para llevar, comida para llevar, pedido para llevar
order online: ordenar en linea, pedir en linea, pedido en linea, pedidos en linea, ordenar por internet, pedir por internet, comprar en linea, pedir online
place an order: hacer un pedido, hacer una orden, realizar un pedido
order: ordenar, pedir, pedido, orden
can i order: puedo pedir, puedo ordenar, se puede pedir, como puedo pedir, como pido, como puedo ordenar, como hago un pedido
menu: la carta, su carta
dishes: plato, platillo
yesterday: ayer
last night: anoche
food: comida, alimentos
eat: comer
meal: comidas
breakfast: desayuno, desayunar, desayunos
lunch: almuerzo, almorzar, almuerzos
dinner: cena, cenar
dinner menu: menu de cena
lunch menu: menu de almuerzo, menu del dia, menu de mediodia
kids menu: menu infantil, menu de ninos, menu para ninos, menu ninos, platos para ninos, comida para ninos, menu para ninas
kids: nino, nina
baby: bebe
high chair: silla alta, sillas altas, silla para bebe, sillas para bebe, silla para ninos, sillas para ninos, periquera
the second one: el segundo, la segunda
the third one: el tercero, la tercera
cheapest: mas barato, mas barata, lo mas barato, mas baratos, mas economico, mas economica
most expensive: mas caro, mas cara, lo mas caro
spiciest: mas picante, mas picoso, mas picosa
expensive: caro, cara
cheap: barato, barata, economico
under: menos de, por debajo de
recommend: recomiendan, recomienda, me recomienda, me recomiendan, que me recomienda, recomendacion, recomendaciones, sugieren
most popular: mas popular, mas populares, mas vendido, mas pedido
popular: famoso
best: mejor, mejores
specialty: especialidad, especialidades
vegetarian: vegetariano, vegetariana, sin carne, no como carne, no comemos carne, yo no como carne, no come carne
vegan: vegano, vegana, sin productos animales, sin productos de origen animal, a base de plantas
gluten free: sin gluten, libre de gluten, libres de gluten, sin trigo
do you use: usan, utilizan, emplean
in the kitchen: en la cocina, en su cocina
which dishes do not have: que platos no tienen, que platillos no tienen, que comidas no tienen, cuales no tienen, que cosas no tienen
dishes that do not have: platos no tienen, platos no llevan, platos no contienen, platillos no tienen, platillos no llevan, platos que no tengan, platos que no lleven, platos que no contengan, platos que no tienen, platos que no llevan
that do not have: que no tenga, que no lleve, que no contenga
pregnant: embarazada, embarazadas, embarazo
breastfeeding: amamanto, amamantando, lactancia, dando el pecho
celiac: celiaco, celiaca, celiaquia
spicy: picante, picoso, picosa, pica, pican, enchilado
not spicy: no picante, sin picante, no picantes, no pica, que no pique, que no piquen, nada picante, no muy picante, sin chile, que no sea picante, que no sean picantes, no sea picante, no es picante, no picoso
lactose free: sin lactosa, deslactosado
dairy free: sin lacteos, sin lacteo, libre de lacteos
nut free: sin nueces, sin frutos secos
free of: libre de, libres de
allergic to: alergico a, alergica a, alergico al, alergica al, alergico a los, alergico a las, alergica a los, alergica a las, alergico a la, alergica a la, alergia a, alergia al, alergia a los, alergia a las, alergia a la, alergicos a
allergic: alergico, alergica
allergens: alergeno
allergy: alergia
intolerant to: intolerante a, intolerante a la, intolerante al
contamination: contaminacion cruzada
ingredients: ingrediente
pregnant: embarazada
deals: oferta, promocion, promociones, especiales, oferta especial, ofertas especiales, especial del dia, especiales del dia
discount: descuento, rebaja
senior: adulto mayor, adultos mayores, tercera edad, jubilado
student: estudiante
happy hour: hora feliz
loyalty program: programa de lealtad, programa de fidelidad, programa de puntos, programa de recompensas
gift card: tarjeta de regalo, tarjetas de regalo, tarjeta regalo, certificado de regalo, certificados de regalo, vale de regalo
coupon: cupon, cupones, codigo de descuento
jobs: empleo, trabajo, vacante, puesto
are you hiring: estan contratando, contratan, buscan personal, estan buscando personal, estan buscando empleados, buscan empleados
work for you: trabajar con ustedes, trabajar ahi, trabajar para ustedes, trabajar aqui, trabajar alli
work: trabajar
apply: aplicar, solicitar empleo, enviar mi curriculum, postularme, mandar mi curriculum, solicitud
salary: salario, sueldo, cuanto pagan
cook: cocinero, cocinera
server: mesero, mesera, camarero, camarera
catering: banquete, servicio de banquetes, servicio de catering
wedding: boda
event: evento
private event: evento privado, eventos privados, salon privado
birthday: cumpleanos, fiesta de cumpleanos
franchise: franquicia
wheelchair: silla de ruedas, sillas de ruedas, movilidad reducida, discapacidad, discapacitados, minusvalidos
stroller: carriola, cochecito, coche de bebe
dogs: perro, perrito
pets: mascota
outdoor patio: terraza, mesas afuera, mesas al aire libre, al aire libre
outside: afuera, fuera, exterior
washroom: bano, sanitario
drive thru: autoservicio, servicio al auto
tip: propina
pay: pagar, pago
help: ayuda, ayudame, ayudeme
safe: seguro, segura, sin riesgo
debit: tarjeta de debito, tarjetas de debito
credit card: tarjeta de credito, tarjetas de credito, tarjeta
cash: efectivo, en efectivo
wifi password: contrasena del wifi, contrasena de wifi, contrasena wifi, clave del wifi, clave de wifi
free wifi: wifi gratis
free: gratis, gratuito, gratuita
downtown: centro de la ciudad
locations: sucursal, sucursales, ubicaciones, locales, tienda
other: otro, otra
all: todo, todos, toda, todas
story: historia
owner: dueno, duena, propietario
what kind of: que tipo de, que clase de
nutrition: informacion nutricional, valor nutricional
about: acerca de, sobre
new: nuevo, nueva
small: pequeno, pequena, chico
large: grande, grandes
homemade: hecho en casa, casero, casera
come: venir, vengo
go: ir, voy, vamos
have: tener, haber
be: ser, estar
made: hecho, hecha
need: necesito, necesitamos, se necesita, necesita
possible: posible, es posible
allowed: permiten, permitido, se permiten, se permite, permitidos, dejan entrar, admiten
us: nos
`;

/** What an English question may have too: the words of menus, and those that English spells alike. */
const SHARED = `
=: pizza, taco, burrito, quesadilla, nacho, salsa, guacamole, menu, wifi, wi fi, parking, combo, halal, kosher, vegan, gluten, lactose, robot, taxi, metro, bus, social, instagram, facebook, whatsapp, internet,
  total, bar, pasta, sushi, ramen, soda, sandwich, tofu, cocktail, chocolate, tequila, churro, paella, general, popular, especial, normal, no, me, cereal, sake, miso, mango, halloween, boxing day, delivery, cv, online, app
i am: soy
may: mayo
restaurant: restaurante
hamburger: hamburguesa
dessert: postre
vegetables: verdura, vegetales
salad: ensalada
soup: sopa
starters: entrada, aperitivo
main dishes: plato fuerte, platos fuertes, plato principal, platos principales
side: acompanamiento, guarnicion
drinks: bebida
beer: cerveza
wine: vino
coffee: cafe
tea: te
alcohol: alcohol
water: agua
juice: jugo, zumo
milk: leche
soy milk: leche de soya, leche de soja
soy: soya, soja
dairy: lacteo
lactose: lactosa
cheese: queso
butter: mantequilla
cream: crema
egg: huevo
nuts: nuez, nueces, frutos secos, fruto seco
almonds: almendra
hazelnuts: avellana
cashews: anacardo, nuez de la india, castana de caju
pistachios: pistacho
coconut: coco
peanuts: cacahuate, cacahuete, mani, manies
peanut butter: mantequilla de mani, crema de cacahuate, mantequilla de cacahuate
sesame: sesamo, ajonjoli
mustard: mostaza
wheat: trigo
flour: harina
bread: pan, panes
rice: arroz
noodles: fideo
fries: papas fritas, papa frita
potatoes: papa, patata
beans: frijol, frijoles
chicken: pollo
turkey: pavo
duck: pato
beef: res, carne de res, carne de vaca
steak: bistec
pork: cerdo, puerco, carne de cerdo, carne de puerco
ham: jamon
bacon: tocino, panceta
lamb: cordero
veal: ternera
meat: carne
sausage: salchicha, chorizo
fish: pescado
salmon: salmon
tuna: atun
anchovies: anchoa
seafood: marisco
shellfish: crustaceo
shrimp: camaron, camarones, gamba
lobster: langosta
crab: cangrejo
oysters: ostra, ostiones
mussels: mejillon, mejillones
clams: almeja
squid: calamar, calamares
octopus: pulpo
mushrooms: hongo, champinon, champinones, seta
onions: cebolla
garlic: ajo
tomatoes: tomate, jitomate
pepper: pimienta
peppers: pimiento
chili: chile
spinach: espinaca
olives: aceituna
corn: maiz, elote
cilantro: cilantro
sugar: azucar
salt: sal
honey: miel
oil: aceite
cake: pastel, torta
ice cream: helado
apple: manzana
strawberries: fresa
lemon: limon
fruit: fruta
gelatin: gelatina
sulphites: sulfito
celery: apio
lupin: altramuz, altramuces, lupino, lupinos
drink: beber, tomar
calories: caloria
dollars: dolar, dolares
version: version
option: opcion, opciones
without: sin
for: para, por
more: mas
has: ha
2: dos
3: tres
4: cuatro
5: cinco
6: seis
7: siete
8: ocho
9: nueve
10: diez
11: once
12: doce
15: quince
20: veinte
`;

/** They join words, in names too: "arroz con pollo". */
const LINKS = `
the: el, la, los, las, lo
of: de, del
to: al
at: a, a la, a las
with: con
a: un, una, unos, unas
and: y, e
or: o, u
in: en
-: se, le, les
`;

export const SPANISH_WORDS = makeDictionary({ own: OWN, shared: SHARED, link: LINKS });
