import type { FormBackend } from './form.ts';

/** The data that the form of `/media-inquiries/` starts with. */
export interface MediaStart {
  backend: FormBackend;
  brandId: string;
}

/** What a visitor has put into it, by the names under which it is sent. */
export type MediaValues = typeof EMPTY_INQUIRY;

export const EMPTY_INQUIRY = {
  inquiry_type: '',
  outlet_name: '',
  contact_name: '',
  phone: '',
  email: '',
  message: '',
  consent_contact: false,
  consent_marketing: false,
};
