/** Default limit of a text (P s5). */
export const TEXT_MAX = 255;

export const patterns = {
  email:
    /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/,
  zip: /^\d{5}(-\d{4})?$/,
  phone: /^\d{10}$/,
  price: /^\d{1,10}(\.\d{1,2})?$/,
  alphanumeric: /^[A-Za-z0-9]+$/,
  digits: /^\d+$/,
  lettersNumbersSpacesHyphens: /^[A-Za-z0-9 -]+$/,
  color: /^#[0-9A-Fa-f]{6}$/,
  password: /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9!@#$%^&*)(+=._-]{8,64}$/,
} as const;
