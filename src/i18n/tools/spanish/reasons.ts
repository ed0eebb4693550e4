import type { ToolTexts } from '../english/english-tools.ts';

/** Why something was not saved, made or published: what targets, backends and files say. What comes from outside stays as it is, in quotes. */
export const REASONS: ToolTexts['sentences'] = [
  // What is written, and where.
  [/^(\S+\.json) is missing\.$/, 'Falta el archivo $1.'],
  [/^(\S+) can['’]t be read: ([^:\n]+)\.$/, 'El archivo $1 no se puede leer: «$2».'],
  [/^(\S+) can['’]t be written: ([^:\n]+)\.$/, 'El archivo $1 no se puede escribir: «$2».'],
  [
    /^(\S+) is a link that leads outside the brand's folder, .*$/,
    'El archivo $1 es un enlace que sale de la carpeta del restaurante.',
  ],
  [/^(\S+) is a [\w ]+, not a file\.$/, '$1 no es un archivo.'],
  [/^(\S+) has more than (\d+) MB, which is not read\.$/, 'El archivo $1 tiene más de $2 MB y no se lee.'],
  [
    /^(\S+\.json) can’t be read: (.*) Open it in a text editor and mend that first\.$/s,
    'El archivo $1 no se puede leer: «$2» Ábralo en un editor de texto y corríjalo primero.',
  ],
  [/^(\S+\.json)\n {2}(line \d+, column \d+: .*)$/s, 'El archivo $1 no se puede leer: «$2»'],
  [/^(\S+\.json)\n {2}is missing\. .*$/s, 'Falta el archivo $1.'],
  [/^(\S+) is no object of texts and their translations\.$/, 'El archivo $1 no contiene textos con sus traducciones.'],
  [/^The configuration can’t be read\.$/, 'Lo que está escrito no se puede leer.'],
  [/^What you (?:change|move) is not in the file any more\.$/, 'Lo que cambia ya no está en el archivo.'],
  [
    /^The file has a key twice at this place\. .*$/,
    'El archivo tiene dos veces el mismo nombre en este lugar. Ábralo en un editor de texto y quite uno de los dos.',
  ],
  [/^The file is empty\.$/, 'El archivo está vacío.'],
  [/^The whole file can’t be removed here\.$/, 'Aquí no se puede borrar todo el archivo.'],
  [/^That change is not kept any more\.$/, 'Ese cambio ya no se conserva.'],
  // The backend that a brand comes from.
  [
    /^This brand comes from a backend, and its brand\.json names none that can be asked\.$/,
    'Este restaurante viene de un servidor, y su «brand.json» no nombra ninguno al que se pueda preguntar.',
  ],
  [
    /^This brand comes from a backend, and is edited there\. To edit it here, too: (.*)\.$/,
    'Este restaurante viene de un servidor y se edita allí. Para editarlo también aquí, $1.',
  ],
  [
    /^The backend at (\S+) did not answer, so the configuration could not be read or saved\.$/,
    'El servidor $1 no respondió: no se pudo leer ni guardar nada.',
  ],
  [/^The backend did not answer\.$/, 'El servidor no respondió.'],
  [/^The backend broke off its answer\.$/, 'El servidor interrumpió su respuesta.'],
  [/^The backend answered (\d+)\.$/, 'El servidor respondió $1.'],
  [
    /^The backend has no table for it yet: deploy its migrations\.$/,
    'El servidor aún no tiene una tabla para esto: despliegue sus migraciones.',
  ],
  [/^The backend has no configuration of this brand\.$/, 'El servidor no tiene nada de este restaurante.'],
  [/^The backend has no such set any more\.$/, 'El servidor ya no tiene lo que estaba previsto.'],
  [
    /^The backend was asked for the \w+ of the brand, and answered something else\.$/,
    'El servidor respondió otra cosa que lo que se le pidió.',
  ],
  [
    /^The backend was asked for the brand "(.*)" and answered with that of "(.*)"\. .*$/,
    'El servidor respondió con el restaurante «$2» en lugar de «$1»: corrija «brandId» en «brand.json».',
  ],
  [
    /^The \w+ (?:in|of) the backend has more than \d+ lists .*$/,
    'La respuesta del servidor está demasiado anidada para leerla.',
  ],
  [
    /^Failed to (?:load restaurant configuration|fetch brand website data)$/,
    'El servidor no dio los textos del restaurante.',
  ],
  [/^An unknown error occurred$/, 'Ocurrió un error desconocido.'],
  [/^Edge Function error: (.*)$/s, 'El servidor respondió: «$1»'],
  [
    /^The backend at (\S+) redirects to (\S+), which is another origin\. .*$/,
    'El servidor $1 remite a $2, otra dirección: de allí no se lee nada.',
  ],
  [/^The backend redirects without end\.$/, 'El servidor remite de una dirección a otra, sin fin.'],
  // What publishes.
  [
    /^It was stopped before its end, so guests may see the old site or the new one\. Publish it again\.$/,
    'La publicación se detuvo antes del final: sus clientes ven quizá el sitio anterior, quizá el nuevo. Publique de nuevo.',
  ],
  [/^The folder of "(.*)" is gone\.$/, 'La carpeta de «$1» ya no está.'],
  [/^There is no brand "([^"]*)".*$/s, 'No hay ningún restaurante «$1».'],
  [/^This brand is not there any more\.$/, 'Este restaurante ya no está.'],
  [
    /^One site can't be that of (\d+) brands\. .*$/,
    'Un mismo sitio no puede ser el de $1 restaurantes: falta {slug} en la dirección en la que se publica.',
  ],
  [
    /^(\S+) can't be published to: it and (\S+) lie in one another\.$/,
    'No se puede publicar en $1: contiene $2 o forma parte de él.',
  ],
  [/^There is no built site in (\S+)\. Run: (.*)$/, 'No hay ningún sitio preparado en $1. Orden que lo prepara: «$2»'],
  [
    /^(\S+) has changed meanwhile\. Publish again when no build is running\.$/,
    'El archivo $1 ha cambiado entretanto. Publique de nuevo.',
  ],
  [
    /^(.+) is no file that a build has written\. Build the site again\.$/,
    '$1 no forma parte de un sitio preparado aquí. Prepárelo de nuevo.',
  ],
  [
    /^The site of "(.*)" was built for another host.* Build it with (.*)\.$/,
    'El sitio de «$1» se preparó para otro alojamiento. Prepárelo con «$2».',
  ],
  [
    /^(.+) has the site of the brand "(.*)"\. Write another target, .*$/,
    '$1 ya tiene el sitio del restaurante «$2»: hay que publicar en otra dirección.',
  ],
  [
    /^Another publish to (.+) was running at the same time, so this one has stopped\. Run it again\.$/,
    'Otra publicación en $1 estaba en curso: esta se detuvo. Publique de nuevo.',
  ],
  [
    /^(.+) is in (.+) already, and no publish has put it there\. .*$/,
    'El archivo $1 ya está en $2 y no viene de una publicación. Muévalo y publique de nuevo.',
  ],
  [
    /^(.+) in dir:(.+) is a (?:link|file), where a folder has to be\. Move it away\.$/,
    '$1, en $2, no es una carpeta. Muévalo.',
  ],
  [
    /^The manifest in (.+?) can['’]t be read: (.*)\.$/,
    'La lista de los archivos publicados en $1 no se puede leer: «$2».',
  ],
  [/^The manifest in (.+?) is damaged.*$/, 'La lista de los archivos publicados en $1 está dañada. No se cambió nada.'],
  [
    /^The manifest in (.+?) was written by another version .*$/,
    'Lo que hay en $1 lo publicó otra versión de este programa. No se cambió nada.',
  ],
  [
    /^The manifest in (.+?) (?:is missing|has more than .*)\.$/,
    'La lista de los archivos publicados en $1 no se puede leer. No se cambió nada.',
  ],
  [
    /^(.+) has (?:nothing|only one generation) of "(.*)", so there is nothing to go back to\.$/,
    '$1 no tiene un sitio anterior de «$2»: no se puede volver atrás.',
  ],
  [
    /^(.+) of the generation before is gone from (.+), so .*$/,
    'El archivo $1 del sitio anterior ya no está en $2: no se puede volver atrás.',
  ],
  [
    /^(.+) has no earlier deploy(?:ment)?, so there is nothing to go back to\.$/,
    '$1 no tiene un sitio anterior: no se puede volver atrás.',
  ],
  [
    /^(.+) can't be reached: (.*), (\d+) times\. .*$/,
    '$1 no responde ($3 intentos): «$2». Lo que se envió queda; publique de nuevo para continuar.',
  ],
  [
    /^The bucket "(.*)" is in another region\. Set AWS_REGION to (.*)\.$/,
    'El «bucket» $1 está en otra región. Dé a AWS_REGION el valor $2.',
  ],
  [
    /^There is no bucket "(.*)" at (\S+)\. .*$/,
    'No hay ningún «bucket» $1 en $2. Créelo, o corrija AWS_REGION o AWS_ENDPOINT_URL.',
  ],
  [/^S3 at (\S+) answered (\d+(?: \(\w+\))?) to (.+?)\. (.*)$/, 'S3, en $1, respondió $2 a «$3». ($4)'],
  [
    /^(.+?) answered something unexpected to (.+?): "(.*)"\. Nothing was changed by it; try again later\.$/s,
    '$1 respondió a «$2» algo inesperado: «$3». No se cambió nada; inténtelo más tarde.',
  ],
  [/^What (\S+) answered to (.+?) has more than .*$/, 'La respuesta de $1 a «$2» es demasiado larga.'],
  [
    /^(\S+) answered (\d+) to (.+?)(?:: "(.*?)")?\. Check (\S+), and what it is allowed to do\.$/s,
    '$1 respondió $2 a «$3»: «$4». Revise $5 y lo que tiene permitido.',
  ],
  [
    /^(\S+) answered 429 to (.+?)(?:: "(.*?)")?\. It allows so many requests .*$/s,
    '$1 respondió 429: demasiadas solicitudes por minuto. Publique menos restaurantes a la vez, o más tarde.',
  ],
  [/^(\S+) answered (\d+) to (.+?): "(.*)"\.$/s, '$1 respondió $2 a «$3»: «$4».'],
  [/^(\S+) answered (\d+) to (.+?)\.$/s, '$1 respondió $2 a «$3».'],
  [
    /^There is no project "(.*)" in the account of CLOUDFLARE_ACCOUNT_ID\. .*$/,
    'No hay ningún proyecto «$1» en esta cuenta de Cloudflare. Créelo, para envíos directos.',
  ],
  [
    /^There is no site "(.*)" at Netlify .*$/,
    'Netlify no tiene ningún sitio «$1» que este acceso pueda usar. Créelo o escriba su número.',
  ],
  [
    /^Netlify could not deploy it: (.*)\. The site that was there stays\.$/s,
    'Netlify no pudo publicar el sitio: «$1». Sigue el sitio anterior.',
  ],
  [
    /^Netlify has not finished in ten minutes\. .*$/,
    'Netlify no terminó en diez minutos. Mire su lista de publicaciones.',
  ],
  [
    /^wrangler ended without an error, but (.+) does not serve the site\. .*$/,
    'Cloudflare no dio ningún error, pero $1 no muestra el sitio. Publique de nuevo.',
  ],
  [
    /^cloudflare: needs the program wrangler\. Install it: (.*)$/,
    'Falta el programa «wrangler». Para instalarlo: «$1»',
  ],
  [
    /^wrangler has not finished in (\d+) minutes and was stopped(.*)$/s,
    'El envío a Cloudflare no terminó en $1 minutos y se detuvo. «$2»',
  ],
  [/^wrangler can't be started: (.*)$/s, 'El programa «wrangler» no se puede iniciar: «$1»'],
  [/^wrangler ended with (.*)$/s, 'El envío a Cloudflare falló: «$1»'],
  // What stands in the sentences above.
  [/\(What was sent stays; publish again to go on\.\)$/, 'Lo que se envió queda; publique de nuevo para continuar.'],
  [/\(Set the clock of this machine\.\)$/, 'Ponga en hora esta máquina.'],
  [
    /\(Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and allow (.*) and (.*) for "(.*)"\.\)$/,
    'Revise AWS_ACCESS_KEY_ID y AWS_SECRET_ACCESS_KEY, y permita $1 y $2 para «$3».',
  ],
  [/\(It must know conditional writes \((.*)\)\.\)$/, 'Tiene que conocer las escrituras condicionales ($1).'],
  [/\(Set AWS_ENDPOINT_URL to the address it means\.\)$/, 'Dé a AWS_ENDPOINT_URL la dirección que indica.'],
  [/«(?:permission denied|operation not permitted)»/, 'no hay permiso'],
  [/«read-only file system»/, 'el disco es de solo lectura'],
  [/«no space left on device»/, 'el disco está lleno'],
  [/«connection refused»/, 'la conexión se rechaza'],
  [/«connection cut»/, 'la conexión se cortó'],
  [/«no answer in time»/, 'no hubo respuesta a tiempo'],
  [/«there is no such host»/, 'ese nombre no existe'],
  [/«names can’t be looked up»/, 'los nombres no se pueden buscar'],
  [/«no reason given»/, 'sin decir por qué'],
  [
    /«line (\d+), column (\d+): a comma is missing before (.*?)\.?»/s,
    'en la línea $1, columna $2, falta una coma antes de «$3».',
  ],
  [
    /«line (\d+), column (\d+): a colon belongs here, not (.*?)\.?»/s,
    'en la línea $1, columna $2, van dos puntos y no «$3».',
  ],
  [
    /«line (\d+), column (\d+): a key in double quotes belongs here, not (.*?)\.?»/s,
    'en la línea $1, columna $2, va un nombre entre comillas dobles y no «$3».',
  ],
  [
    /«line (\d+), column (\d+): a value belongs here, not (.*?)\.?»/s,
    'en la línea $1, columna $2, va un valor y no «$3».',
  ],
  [
    /«line (\d+), column (\d+): no comma may stand behind the last entry\.»/,
    'en la línea $1, columna $2, sobra una coma.',
  ],
  [
    /«line (\d+), column (\d+): the file ends before everything is closed\.»/,
    'en la línea $1, columna $2, el archivo termina antes de tiempo.',
  ],
  [/«line (\d+), column (\d+): the file is empty\.»/, 'está vacío.'],
  [
    /«line (\d+), column (\d+): comments are not allowed in JSON\.»/,
    'en la línea $1, columna $2, sobra un comentario.',
  ],
  [
    /«line (\d+), column (\d+): nothing may follow the end of the document\.»/,
    'en la línea $1, columna $2, nada puede ir después del final.',
  ],
  [
    /«line (\d+), column (\d+): texts stand in double quotes, not in single ones\.»/,
    'en la línea $1, columna $2, van comillas dobles.',
  ],
  [
    /«line (\d+), column (\d+): (.*?) is not allowed here\. Keys and texts stand in double quotes\.»/s,
    'en la línea $1, columna $2, sobra «$3»: los textos van entre comillas dobles.',
  ],
  [
    /«line (\d+), column (\d+): this number is not complete\.»/,
    'en la línea $1, columna $2, un número no está completo.',
  ],
  [/«line (\d+), column (\d+): this text is not closed, .*?»/, 'en la línea $1, columna $2, un texto no está cerrado.'],
  // What a build says of languages.
  [
    /^1 of (\d+) texts? has no [^:]+: (.*); (?:at|that) .*$/s,
    '1 texto de $1 no tiene traducción a este idioma: $2. Se queda en el idioma principal del sitio.',
  ],
  [
    /^(\d+) of (\d+) texts have no [^:]+: (.*); (?:at|that) .*$/s,
    '$1 textos de $2 no tienen traducción a este idioma: $3. Se quedan en el idioma principal del sitio.',
  ],
  [
    /^\S+: 1 translation is of a text that the site does not have: (.*)\. It was changed, or is gone\.$/s,
    'Una traducción es de un texto que el sitio ya no tiene: $1. Se cambió o se quitó.',
  ],
  [
    /^\S+: (\d+) translations are of a text that the site does not have: (.*)\. It was changed, or is gone\.$/s,
    '$1 traducciones son de textos que el sitio ya no tiene: $2. Se cambiaron o se quitaron.',
  ],
];
