/** The scripts of a location's page in one file, which is smaller than the three. */
import './lightbox.client.ts';
import './map.client.ts';
import './today.client.ts';
