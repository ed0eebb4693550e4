/** The scripts of a location's page in one file, which is smaller than the two. */
import './lightbox.client.ts';
import './today.client.ts';
