import type { ToolTexts } from '../english/english-tools.ts';

export const SENTENCES: ToolTexts['sentences'] = [
  // What became of a mail.
  [/^The submission was deleted\.$/, 'El mensaje fue eliminado.'],
  [/^The submission was deleted before it was sent\.$/, 'El mensaje fue eliminado antes de transmitirse.'],
  [/^Nobody is told: no configuration in brand_websites has .*$/, 'No se conoce el restaurante al que va dirigido.'],
  [/^Nobody is told: the brand has no "notify"\.$/, 'El restaurante no dice a quién avisar («notify»).'],
  [/^Nobody is told: "notify" has no address for it\.$/, '«notify» no tiene una dirección para este tipo de mensaje.'],
  [/^Nobody is told yet: (.*)$/, 'Todavía no se avisa a nadie: $1'],
  [/^Nobody can send it here\.$/, 'Nada aquí puede enviarlo.'],
  [/^The message could not be made\.$/, 'No se pudo preparar el mensaje.'],
  [/^It came before anybody could be told\.$/, 'Llegó antes de que se pudiera avisar a alguien.'],
  [/^It was not decided within a day who hears of it\.$/, 'En un día no se decidió a quién avisar.'],
  [/^Nobody has sent it within a day\.$/, 'En un día nada lo envió.'],
  [/^It goes with others in one mail\.$/, 'Se envía con otros en un mismo correo.'],
  [/^Webhooks are not sent: (\w+) is not set\.$/, 'No se llama a los webhooks: falta $1.'],
  [/^Mail is not sent: neither (\w+) nor (\w+) is set\.$/, 'Los correos no se envían: falta $1 o $2.'],
  [/^It answered (\d+)(?=[:.,])/, 'Respondió $1'],
  [/^The mail API answered (\d+)(?=[:.,])/, 'El servicio de correo respondió $1'],
  [/, a redirect, which is not followed\.$/, ', una redirección, que no se sigue.'],
  [/^The mail API took it/, 'El servicio de correo lo aceptó'],
  [/^The mail server took it: /, 'El servidor de correo lo aceptó: '],
  [/^(?:It|The mail API|The mail server) did not answer in time\.$/, 'No hubo respuesta a tiempo.'],
  [
    /^(?:It|The mail API) leads into a private network, .*$/,
    'La dirección lleva a una red privada, o su nombre es desconocido: no se envía nada ahí.',
  ],
  [/^(?:It|The mail API) could not be reached\.$/, 'No se pudo alcanzar el servidor.'],
  [
    /^The mail server could not be reached, or its certificate is not trusted\.$/,
    'No se pudo alcanzar el servidor de correo, o su certificado no es de confianza.',
  ],
  [/^The name of the mail server is unknown\.$/, 'El nombre del servidor de correo es desconocido.'],
  [
    /^The mail server offers no encryption that can be trusted\.$/,
    'El servidor de correo no ofrece un cifrado de confianza.',
  ],
  [/^The mail server closed the connection\.$/, 'El servidor de correo cerró la conexión.'],
  [
    /^The mail server refuses the login: it knows no way .*$/,
    'El servidor de correo rechaza el acceso: no conoce ninguna de nuestras formas de acceder.',
  ],
  [/^The mail server refuses the login: /, 'El servidor de correo rechaza el acceso: '],
  [/^The mail server answered /, 'El servidor de correo respondió: '],
  [/^The mail server refused it: /, 'El servidor de correo lo rechazó: '],
  // Why there is nothing to show.
  [/^Others change this at every moment\. Save it again\.$/, 'Otros lo cambian a cada momento. Guárdelo otra vez.'],
  [
    /^The backend refuses the secret key: it answered (\d+)\. Is SUPABASE_SERVICE_ROLE_KEY the key of this project\?$/,
    'El servidor de los mensajes rechaza la clave secreta: respondió $1. ¿Es SUPABASE_SERVICE_ROLE_KEY la clave de este proyecto?',
  ],
  [/^The backend answered (\d+) to (\w+)\.$/, 'El servidor de los mensajes respondió $1 acerca de $2.'],
  [
    /^The submissions could not be read: the backend answered no list about (\w+)\.$/,
    'No se pudieron leer los mensajes: el servidor no respondió con una lista acerca de $1.',
  ],
  [
    /^The submissions could not be read: the backend answered (\d+) about (\w+)\.$/,
    'No se pudieron leer los mensajes: el servidor respondió $1 acerca de $2.',
  ],
  [
    /^The backend at (\S+) did not answer, so what visitors sent could not be read\.$/,
    'El servidor $1 no respondió: no se pudieron leer los mensajes.',
  ],
  [
    /^The backend at (\S+) did not answer, so its counts could not be read\.$/,
    'El servidor $1 no respondió: no se pudieron leer las estadísticas.',
  ],
  [
    /^What visitors send is in the backend at (\S+)\. To read it here: (.*), and start the preview again\.$/,
    'Los mensajes de los clientes están en el servidor $1. Para leerlos aquí, $2 y vuelva a iniciar la vista previa.',
  ],
  [
    /^Another brand has the same brandId, and .*$/,
    'Otro restaurante tiene el mismo «brandId» y es el que recibe los mensajes.',
  ],
  [
    /^It names no backend: .*$/,
    'Este restaurante no nombra ningún servidor: lo que los clientes envían desde su vista previa está en la vista previa.',
  ],
  [/^Its messages are in another backend, (\S+)\.$/, 'Sus mensajes están en otro servidor, $1.'],
  [
    /^To read what visitors sent, (.*), and start the builder again\.$/,
    'Para leer los mensajes de los clientes, $1 y vuelva a iniciar el servidor.',
  ],
  [
    /^Nothing is counted: the migration (\S+) of the backend is missing\. Run (.*)\.$/,
    'No se cuenta nada: al servidor le falta la migración $1. Ejecute $2.',
  ],
  [
    /^The counts are in the backend at (\S+)\. To see them here: (.*)\.$/,
    'Las estadísticas están en el servidor $1. Para verlas aquí, $2.',
  ],
  [
    /^The counts could not be read: the backend answered (\d+)\.$/,
    'No se pudieron leer las estadísticas: el servidor respondió $1.',
  ],
  [
    /^Its brand\.json can’t be read, so .*$/,
    'No se puede leer su «brand.json»: no se sabe dónde se cuentan los toques.',
  ],
  [
    /^The backend has no table for counts yet: .*$/,
    'El servidor todavía no tiene una tabla para los toques: ejecute otra vez sus migraciones y publique sus funciones.',
  ],
  // What to do about it, within the sentences above.
  [
    /set SUPABASE_SERVICE_ROLE_KEY to its secret key and SUPABASE_URL to its address/,
    'dé a SUPABASE_SERVICE_ROLE_KEY su clave secreta y a SUPABASE_URL su dirección',
  ],
  [
    /set SUPABASE_URL to its address, which says that SUPABASE_SERVICE_ROLE_KEY is its key/,
    'dé a SUPABASE_URL su dirección, para decir que SUPABASE_SERVICE_ROLE_KEY es su clave',
  ],
  [/its address needs https, to send the key by/, 'dele una dirección con https, para poder enviarle la clave'],
  [
    /SUPABASE_SERVICE_ROLE_KEY has letters that no key has/,
    'corrija SUPABASE_SERVICE_ROLE_KEY, que tiene caracteres que ninguna clave tiene',
  ],
];
