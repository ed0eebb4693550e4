import type { ToolTexts } from '../english/english-tools.ts';

export const SENTENCES: ToolTexts['sentences'] = [
  // What became of a mail.
  [/^The submission was deleted\.$/, 'Le message a été supprimé.'],
  [/^The submission was deleted before it was sent\.$/, 'Le message a été supprimé avant d’être transmis.'],
  [
    /^Nobody is told: no configuration in brand_websites has .*$/,
    'Le restaurant auquel il est adressé n’est pas connu.',
  ],
  [/^Nobody is told: the brand has no "notify"\.$/, 'Le restaurant ne dit pas qui avertir (« notify »).'],
  [/^Nobody is told: "notify" has no address for it\.$/, '« notify » n’a pas d’adresse pour ce genre de message.'],
  [/^Nobody is told yet: (.*)$/, 'Personne n’est encore averti : $1'],
  [/^Nobody can send it here\.$/, 'Rien ici ne peut l’envoyer.'],
  [/^The message could not be made\.$/, 'Le message n’a pas pu être préparé.'],
  [/^It came before anybody could be told\.$/, 'Il est arrivé avant que quelqu’un puisse être averti.'],
  [/^It was not decided within a day who hears of it\.$/, 'Il n’a pas été décidé en un jour qui devait être averti.'],
  [/^Nobody has sent it within a day\.$/, 'Rien ne l’a envoyé en un jour.'],
  [/^It goes with others in one mail\.$/, 'Il part avec d’autres dans un même courriel.'],
  [/^Webhooks are not sent: (\w+) is not set\.$/, 'Les webhooks ne sont pas appelés : il manque $1.'],
  [/^Mail is not sent: neither (\w+) nor (\w+) is set\.$/, 'Les courriels ne partent pas : il manque $1 ou $2.'],
  [/^It answered (\d+)(?=[:.,])/, 'Il a répondu $1'],
  [/^The mail API answered (\d+)(?=[:.,])/, 'Le service de courriel a répondu $1'],
  [/, a redirect, which is not followed\.$/, ', une redirection, qui n’est pas suivie.'],
  [/^The mail API took it/, 'Le service de courriel l’a accepté'],
  [/^The mail server took it: /, 'Le serveur de courriel l’a accepté : '],
  [/^(?:It|The mail API|The mail server) did not answer in time\.$/, 'Aucune réponse à temps.'],
  [
    /^(?:It|The mail API) leads into a private network, .*$/,
    'L’adresse mène à un réseau privé, ou son nom est inconnu : rien n’y est envoyé.',
  ],
  [/^(?:It|The mail API) could not be reached\.$/, 'Le serveur n’a pas pu être joint.'],
  [
    /^The mail server could not be reached, or its certificate is not trusted\.$/,
    'Le serveur de courriel n’a pas pu être joint, ou son certificat n’est pas sûr.',
  ],
  [/^The name of the mail server is unknown\.$/, 'Le nom du serveur de courriel est inconnu.'],
  [
    /^The mail server offers no encryption that can be trusted\.$/,
    'Le serveur de courriel n’offre aucun chiffrement sûr.',
  ],
  [/^The mail server closed the connection\.$/, 'Le serveur de courriel a coupé la connexion.'],
  [
    /^The mail server refuses the login: it knows no way .*$/,
    'Le serveur de courriel refuse la connexion : il ne connaît aucune de nos façons de se connecter.',
  ],
  [/^The mail server refuses the login: /, 'Le serveur de courriel refuse la connexion : '],
  [/^The mail server answered /, 'Le serveur de courriel a répondu : '],
  [/^The mail server refused it: /, 'Le serveur de courriel l’a refusé : '],
  // Why there is nothing to show.
  [
    /^Others change this at every moment\. Save it again\.$/,
    'D’autres le changent à tout moment. Enregistrez-le de nouveau.',
  ],
  [
    /^The backend refuses the secret key: it answered (\d+)\. Is SUPABASE_SERVICE_ROLE_KEY the key of this project\?$/,
    'Le serveur des messages refuse la clé secrète : il a répondu $1. SUPABASE_SERVICE_ROLE_KEY est-elle la clé de ce projet ?',
  ],
  [/^The backend answered (\d+) to (\w+)\.$/, 'Le serveur des messages a répondu $1 au sujet de $2.'],
  [
    /^The submissions could not be read: the backend answered no list about (\w+)\.$/,
    'Les messages n’ont pas pu être lus : le serveur n’a pas répondu de liste au sujet de $1.',
  ],
  [
    /^The submissions could not be read: the backend answered (\d+) about (\w+)\.$/,
    'Les messages n’ont pas pu être lus : le serveur a répondu $1 au sujet de $2.',
  ],
  [
    /^The backend at (\S+) did not answer, so what visitors sent could not be read\.$/,
    'Le serveur $1 n’a pas répondu : les messages n’ont pas pu être lus.',
  ],
  [
    /^The backend at (\S+) did not answer, so its counts could not be read\.$/,
    'Le serveur $1 n’a pas répondu : les statistiques n’ont pas pu être lues.',
  ],
  [
    /^What visitors send is in the backend at (\S+)\. To read it here: (.*), and start the preview again\.$/,
    'Les messages des clients sont sur le serveur $1. Pour les lire ici, $2, puis relancez l’aperçu.',
  ],
  [
    /^Another brand has the same brandId, and .*$/,
    'Un autre restaurant a le même « brandId » : c’est lui qui reçoit les messages.',
  ],
  [
    /^It names no backend: .*$/,
    'Ce restaurant ne nomme aucun serveur : ce que les clients envoient depuis son aperçu est dans l’aperçu.',
  ],
  [/^Its messages are in another backend, (\S+)\.$/, 'Ses messages sont sur un autre serveur, $1.'],
  [
    /^To read what visitors sent, (.*), and start the builder again\.$/,
    'Pour lire les messages des clients, $1, puis relancez le serveur.',
  ],
  [
    /^Nothing is counted: the migration (\S+) of the backend is missing\. Run (.*)\.$/,
    'Rien n’est compté : il manque au serveur la migration $1. Lancez $2.',
  ],
  [
    /^The counts are in the backend at (\S+)\. To see them here: (.*)\.$/,
    'Les statistiques sont sur le serveur $1. Pour les voir ici, $2.',
  ],
  [
    /^The counts could not be read: the backend answered (\d+)\.$/,
    'Les statistiques n’ont pas pu être lues : le serveur a répondu $1.',
  ],
  [
    /^Its brand\.json can’t be read, so .*$/,
    'Son « brand.json » ne peut pas être lu : on ne sait pas où les clics sont comptés.',
  ],
  [
    /^The backend has no table for counts yet: .*$/,
    'Le serveur n’a pas encore de table pour les clics : relancez ses migrations et déployez ses fonctions.',
  ],
  // What to do about it, within the sentences above.
  [
    /set SUPABASE_SERVICE_ROLE_KEY to its secret key and SUPABASE_URL to its address/,
    'donnez à SUPABASE_SERVICE_ROLE_KEY sa clé secrète et à SUPABASE_URL son adresse',
  ],
  [
    /set SUPABASE_URL to its address, which says that SUPABASE_SERVICE_ROLE_KEY is its key/,
    'donnez à SUPABASE_URL son adresse, pour dire que SUPABASE_SERVICE_ROLE_KEY est sa clé',
  ],
  [
    /its address needs https, to send the key by/,
    'donnez-lui une adresse en https, pour que la clé puisse lui être envoyée',
  ],
  [
    /SUPABASE_SERVICE_ROLE_KEY has letters that no key has/,
    'corrigez SUPABASE_SERVICE_ROLE_KEY, qui a des caractères qu’aucune clé n’a',
  ],
];
