import { formatUsDate } from '../../components/form/us-date.ts';
import { phoneText } from '../../lib/phone.ts';

/** A value of the form in the words of the screen: dates and phones have their masks. */
export function companyFieldText(path: string, value: string): string {
  if (path === 'clientSince') return formatUsDate(value);
  return path.endsWith('mainPhoneNumber') || path.endsWith('mainFax') ? phoneText(value) : value;
}
