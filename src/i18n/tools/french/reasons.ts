import type { ToolTexts } from '../english/english-tools.ts';

/** Why something was not saved, made or published: what targets, backends and files say. What comes from outside stays as it is, in quotes. */
export const REASONS: ToolTexts['sentences'] = [
  // What is written, and where.
  [/^(\S+\.json) is missing\.$/, 'Le fichier $1 manque.'],
  [/^(\S+) can['’]t be read: ([^:\n]+)\.$/, 'Le fichier $1 ne peut pas être lu : « $2 ».'],
  [/^(\S+) can['’]t be written: ([^:\n]+)\.$/, 'Le fichier $1 ne peut pas être écrit : « $2 ».'],
  [
    /^(\S+) is a link that leads outside the brand's folder, .*$/,
    'Le fichier $1 est un lien qui mène hors du dossier du restaurant.',
  ],
  [/^(\S+) is a [\w ]+, not a file\.$/, '$1 n’est pas un fichier.'],
  [/^(\S+) has more than (\d+) MB, which is not read\.$/, 'Le fichier $1 a plus de $2 Mo : il n’est pas lu.'],
  [
    /^(\S+\.json) can’t be read: (.*) Open it in a text editor and mend that first\.$/s,
    'Le fichier $1 ne peut pas être lu : « $2 » Ouvrez-le dans un éditeur de texte et corrigez-le d’abord.',
  ],
  [/^(\S+\.json)\n {2}(line \d+, column \d+: .*)$/s, 'Le fichier $1 ne peut pas être lu : « $2 »'],
  [/^(\S+\.json)\n {2}is missing\. .*$/s, 'Le fichier $1 manque.'],
  [
    /^(\S+) is no object of texts and their translations\.$/,
    'Le fichier $1 ne contient pas de textes avec leurs traductions.',
  ],
  [/^The configuration can’t be read\.$/, 'Ce qui est écrit ne peut pas être lu.'],
  [/^What you (?:change|move) is not in the file any more\.$/, 'Ce que vous changez n’est plus dans le fichier.'],
  [
    /^The file has a key twice at this place\. .*$/,
    'Le fichier a deux fois le même nom à cet endroit. Ouvrez-le dans un éditeur de texte et enlevez l’un des deux.',
  ],
  [/^The file is empty\.$/, 'Le fichier est vide.'],
  [/^The whole file can’t be removed here\.$/, 'On ne peut pas supprimer tout le fichier ici.'],
  [/^That change is not kept any more\.$/, 'Ce changement n’est plus conservé.'],
  // The backend that a brand comes from.
  [
    /^This brand comes from a backend, and its brand\.json names none that can be asked\.$/,
    'Ce restaurant vient d’un serveur, et son « brand.json » n’en nomme aucun qu’on puisse joindre.',
  ],
  [
    /^This brand comes from a backend, and is edited there\. To edit it here, too: (.*)\.$/,
    'Ce restaurant vient d’un serveur, et se modifie là. Pour le modifier ici aussi, $1.',
  ],
  [
    /^The backend at (\S+) did not answer, so the configuration could not be read or saved\.$/,
    'Le serveur $1 n’a pas répondu : rien n’a pu être lu ni enregistré.',
  ],
  [/^The backend did not answer\.$/, 'Le serveur n’a pas répondu.'],
  [/^The backend broke off its answer\.$/, 'Le serveur a interrompu sa réponse.'],
  [/^The backend answered (\d+)\.$/, 'Le serveur a répondu $1.'],
  [
    /^The backend has no table for it yet: deploy its migrations\.$/,
    'Le serveur n’a pas encore de table pour cela : déployez ses migrations.',
  ],
  [/^The backend has no configuration of this brand\.$/, 'Le serveur n’a rien sur ce restaurant.'],
  [/^The backend has no such set any more\.$/, 'Le serveur n’a plus ce qui était prévu.'],
  [
    /^The backend was asked for the \w+ of the brand, and answered something else\.$/,
    'Le serveur a répondu autre chose que ce qui lui était demandé.',
  ],
  [
    /^The backend was asked for the brand "(.*)" and answered with that of "(.*)"\. .*$/,
    'Le serveur a répondu avec le restaurant « $2 » au lieu de « $1 » : corrigez « brandId » dans « brand.json ».',
  ],
  [
    /^The \w+ (?:in|of) the backend has more than \d+ lists .*$/,
    'La réponse du serveur est trop imbriquée pour être lue.',
  ],
  [
    /^Failed to (?:load restaurant configuration|fetch brand website data)$/,
    'Le serveur n’a pas donné les textes du restaurant.',
  ],
  [/^An unknown error occurred$/, 'Une erreur inconnue est survenue.'],
  [/^Edge Function error: (.*)$/s, 'Le serveur a répondu : « $1 »'],
  [
    /^The backend at (\S+) redirects to (\S+), which is another origin\. .*$/,
    'Le serveur $1 renvoie à $2, une autre adresse : rien n’y est lu.',
  ],
  [/^The backend redirects without end\.$/, 'Le serveur renvoie d’adresse en adresse, sans fin.'],
  // What publishes.
  [
    /^It was stopped before its end, so guests may see the old site or the new one\. Publish it again\.$/,
    'La publication a été arrêtée avant la fin : vos clients voient peut-être l’ancien site, peut-être le nouveau. Publiez de nouveau.',
  ],
  [/^The folder of "(.*)" is gone\.$/, 'Le dossier de « $1 » n’est plus là.'],
  [/^There is no brand "([^"]*)".*$/s, 'Il n’y a pas de restaurant « $1 ».'],
  [/^This brand is not there any more\.$/, 'Ce restaurant n’est plus là.'],
  [
    /^One site can't be that of (\d+) brands\. .*$/,
    'Un même site ne peut pas être celui de $1 restaurants : il manque {slug} dans l’adresse où l’on publie.',
  ],
  [
    /^(\S+) can't be published to: it and (\S+) lie in one another\.$/,
    'On ne peut pas publier dans $1 : il contient $2, ou en fait partie.',
  ],
  [/^There is no built site in (\S+)\. Run: (.*)$/, 'Il n’y a pas de site prêt dans $1. Commande à lancer : « $2 »'],
  [
    /^(\S+) has changed meanwhile\. Publish again when no build is running\.$/,
    'Le fichier $1 a changé entre-temps. Publiez de nouveau.',
  ],
  [
    /^(.+) is no file that a build has written\. Build the site again\.$/,
    '$1 ne fait pas partie d’un site préparé ici. Préparez-le de nouveau.',
  ],
  [
    /^The site of "(.*)" was built for another host.* Build it with (.*)\.$/,
    'Le site de « $1 » a été préparé pour un autre hébergeur. Préparez-le avec « $2 ».',
  ],
  [
    /^(.+) has the site of the brand "(.*)"\. Write another target, .*$/,
    '$1 a déjà le site du restaurant « $2 » : il faut publier à une autre adresse.',
  ],
  [
    /^Another publish to (.+) was running at the same time, so this one has stopped\. Run it again\.$/,
    'Une autre publication vers $1 était en cours : celle-ci s’est arrêtée. Publiez de nouveau.',
  ],
  [
    /^(.+) is in (.+) already, and no publish has put it there\. .*$/,
    'Le fichier $1 est déjà dans $2, et ne vient pas d’une publication. Déplacez-le, puis publiez de nouveau.',
  ],
  [
    /^(.+) in dir:(.+) is a (?:link|file), where a folder has to be\. Move it away\.$/,
    '$1, dans $2, n’est pas un dossier. Déplacez-le.',
  ],
  [
    /^The manifest in (.+?) can['’]t be read: (.*)\.$/,
    'La liste des fichiers publiés dans $1 ne peut pas être lue : « $2 ».',
  ],
  [/^The manifest in (.+?) is damaged.*$/, 'La liste des fichiers publiés dans $1 est abîmée. Rien n’a été changé.'],
  [
    /^The manifest in (.+?) was written by another version .*$/,
    'Ce qui est dans $1 a été publié par une autre version de ce programme. Rien n’a été changé.',
  ],
  [
    /^The manifest in (.+?) (?:is missing|has more than .*)\.$/,
    'La liste des fichiers publiés dans $1 ne peut pas être lue. Rien n’a été changé.',
  ],
  [
    /^(.+) has (?:nothing|only one generation) of "(.*)", so there is nothing to go back to\.$/,
    '$1 n’a pas de site plus ancien de « $2 » : on ne peut pas revenir en arrière.',
  ],
  [
    /^(.+) of the generation before is gone from (.+), so .*$/,
    'Le fichier $1 du site d’avant n’est plus dans $2 : on ne peut pas revenir en arrière.',
  ],
  [
    /^(.+) has no earlier deploy(?:ment)?, so there is nothing to go back to\.$/,
    '$1 n’a pas de site plus ancien : on ne peut pas revenir en arrière.',
  ],
  [
    /^(.+) can't be reached: (.*), (\d+) times\. .*$/,
    '$1 ne répond pas ($3 essais) : « $2 ». Ce qui a été envoyé reste ; publiez de nouveau pour continuer.',
  ],
  [
    /^The bucket "(.*)" is in another region\. Set AWS_REGION to (.*)\.$/,
    'Le compartiment « $1 » est dans une autre région. Donnez à AWS_REGION la valeur $2.',
  ],
  [
    /^There is no bucket "(.*)" at (\S+)\. .*$/,
    'Il n’y a pas de compartiment « $1 » à $2. Créez-le, ou corrigez AWS_REGION ou AWS_ENDPOINT_URL.',
  ],
  [/^S3 at (\S+) answered (\d+(?: \(\w+\))?) to (.+?)\. (.*)$/, 'S3, à $1, a répondu $2 à « $3 ». ($4)'],
  [
    /^(.+?) answered something unexpected to (.+?): "(.*)"\. Nothing was changed by it; try again later\.$/s,
    '$1 a répondu à « $2 » quelque chose d’inattendu : « $3 ». Rien n’a été changé ; réessayez plus tard.',
  ],
  [/^What (\S+) answered to (.+?) has more than .*$/, 'La réponse de $1 à « $2 » est trop longue.'],
  [
    /^(\S+) answered (\d+) to (.+?)(?:: "(.*?)")?\. Check (\S+), and what it is allowed to do\.$/s,
    '$1 a répondu $2 à « $3 » : « $4 ». Vérifiez $5 et ce qui lui est permis.',
  ],
  [
    /^(\S+) answered 429 to (.+?)(?:: "(.*?)")?\. It allows so many requests .*$/s,
    '$1 a répondu 429 : trop de demandes à la minute. Publiez moins de restaurants à la fois, ou plus tard.',
  ],
  [/^(\S+) answered (\d+) to (.+?): "(.*)"\.$/s, '$1 a répondu $2 à « $3 » : « $4 ».'],
  [/^(\S+) answered (\d+) to (.+?)\.$/s, '$1 a répondu $2 à « $3 ».'],
  [
    /^There is no project "(.*)" in the account of CLOUDFLARE_ACCOUNT_ID\. .*$/,
    'Il n’y a pas de projet « $1 » dans ce compte de Cloudflare. Créez-le, pour des envois directs.',
  ],
  [
    /^There is no site "(.*)" at Netlify .*$/,
    'Netlify n’a pas de site « $1 » que cet accès puisse utiliser. Créez-le, ou écrivez son numéro.',
  ],
  [
    /^Netlify could not deploy it: (.*)\. The site that was there stays\.$/s,
    'Netlify n’a pas pu publier le site : « $1 ». Le site d’avant reste.',
  ],
  [
    /^Netlify has not finished in ten minutes\. .*$/,
    'Netlify n’a pas fini en dix minutes. Regardez sa liste de publications.',
  ],
  [
    /^wrangler ended without an error, but (.+) does not serve the site\. .*$/,
    'Cloudflare n’a pas signalé d’erreur, mais $1 ne montre pas le site. Publiez de nouveau.',
  ],
  [
    /^cloudflare: needs the program wrangler\. Install it: (.*)$/,
    'Le programme « wrangler » manque. Pour l’installer : « $1 »',
  ],
  [
    /^wrangler has not finished in (\d+) minutes and was stopped(.*)$/s,
    'L’envoi à Cloudflare n’a pas fini en $1 minutes et a été arrêté. « $2 »',
  ],
  [/^wrangler can't be started: (.*)$/s, 'Le programme « wrangler » ne peut pas être lancé : « $1 »'],
  [/^wrangler ended with (.*)$/s, 'L’envoi à Cloudflare a échoué : « $1 »'],
  // What stands in the sentences above.
  [
    /\(What was sent stays; publish again to go on\.\)$/,
    'Ce qui a été envoyé reste ; publiez de nouveau pour continuer.',
  ],
  [/\(Set the clock of this machine\.\)$/, 'Mettez cette machine à l’heure.'],
  [
    /\(Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and allow (.*) and (.*) for "(.*)"\.\)$/,
    'Vérifiez AWS_ACCESS_KEY_ID et AWS_SECRET_ACCESS_KEY, et permettez $1 et $2 pour « $3 ».',
  ],
  [/\(It must know conditional writes \((.*)\)\.\)$/, 'Il doit connaître les écritures conditionnelles ($1).'],
  [/\(Set AWS_ENDPOINT_URL to the address it means\.\)$/, 'Donnez à AWS_ENDPOINT_URL l’adresse qu’il indique.'],
  [/« permission denied »/, 'l’accès est refusé'],
  [/« operation not permitted »/, 'l’accès est refusé'],
  [/« read-only file system »/, 'le disque est en lecture seule'],
  [/« no space left on device »/, 'le disque est plein'],
  [/« connection refused »/, 'la connexion est refusée'],
  [/« connection cut »/, 'la connexion a été coupée'],
  [/« no answer in time »/, 'pas de réponse à temps'],
  [/« there is no such host »/, 'ce nom n’existe pas'],
  [/« names can’t be looked up »/, 'les noms ne peuvent pas être cherchés'],
  [/« no reason given »/, 'sans raison donnée'],
  [
    /« line (\d+), column (\d+): a comma is missing before (.*?)\.? »/s,
    'à la ligne $1, colonne $2, il manque une virgule avant « $3 ».',
  ],
  [
    /« line (\d+), column (\d+): a colon belongs here, not (.*?)\.? »/s,
    'à la ligne $1, colonne $2, il faut un deux-points et non « $3 ».',
  ],
  [
    /« line (\d+), column (\d+): a key in double quotes belongs here, not (.*?)\.? »/s,
    'à la ligne $1, colonne $2, il faut un nom entre guillemets droits et non « $3 ».',
  ],
  [
    /« line (\d+), column (\d+): a value belongs here, not (.*?)\.? »/s,
    'à la ligne $1, colonne $2, il faut une valeur et non « $3 ».',
  ],
  [
    /« line (\d+), column (\d+): no comma may stand behind the last entry\. »/,
    'à la ligne $1, colonne $2, une virgule est de trop.',
  ],
  [
    /« line (\d+), column (\d+): the file ends before everything is closed\. »/,
    'à la ligne $1, colonne $2, le fichier finit trop tôt.',
  ],
  [/« line (\d+), column (\d+): the file is empty\. »/, 'il est vide.'],
  [
    /« line (\d+), column (\d+): comments are not allowed in JSON\. »/,
    'à la ligne $1, colonne $2, un commentaire est de trop.',
  ],
  [
    /« line (\d+), column (\d+): nothing may follow the end of the document\. »/,
    'à la ligne $1, colonne $2, rien ne peut suivre la fin.',
  ],
  [
    /« line (\d+), column (\d+): texts stand in double quotes, not in single ones\. »/,
    'à la ligne $1, colonne $2, il faut des guillemets droits doubles.',
  ],
  [
    /« line (\d+), column (\d+): (.*?) is not allowed here\. Keys and texts stand in double quotes\. »/s,
    'à la ligne $1, colonne $2, « $3 » n’a pas sa place : les textes sont entre guillemets droits.',
  ],
  [
    /« line (\d+), column (\d+): this number is not complete\. »/,
    'à la ligne $1, colonne $2, un nombre n’est pas complet.',
  ],
  [
    /« line (\d+), column (\d+): this text is not closed, .*? »/,
    'à la ligne $1, colonne $2, un texte n’est pas fermé.',
  ],
  // What a build says of languages.
  [
    /^1 of (\d+) texts? has no [^:]+: (.*); (?:at|that) .*$/s,
    '1 texte sur $1 n’a pas de traduction dans cette langue\u00a0: $2. Il reste dans la langue principale du site.',
  ],
  [
    /^(\d+) of (\d+) texts have no [^:]+: (.*); (?:at|that) .*$/s,
    '$1 textes sur $2 n’ont pas de traduction dans cette langue\u00a0: $3. Ils restent dans la langue principale du site.',
  ],
  [
    /^\S+: 1 translation is of a text that the site does not have: (.*)\. It was changed, or is gone\.$/s,
    'Une traduction est celle d’un texte que le site n’a plus\u00a0: $1. Il a été changé ou enlevé.',
  ],
  [
    /^\S+: (\d+) translations are of a text that the site does not have: (.*)\. It was changed, or is gone\.$/s,
    '$1 traductions sont celles de textes que le site n’a plus\u00a0: $2. Ils ont été changés ou enlevés.',
  ],
];
