/** Texts that are not tied to one code but are shown by api and web alike. */
export const errorTexts = {
  inputValues: 'There is an issue with input values',
  periodIsDrawn:
    'This period has been drawn already. Invalidate that run first, or override the numbers.',
  programEnd: 'Enter a day from the program start to one year less a day after it.',
  programYear: 'A regulated program starts in the current year. Enter a day of this year.',
  notEnrolled: 'This location is not enrolled in the consortium. Enroll it first.',
  railroadInterval:
    'An FRA pool draws quarterly or more often (49 CFR 219.613). Choose another interval.',
  poolHasMembers: 'This cannot be changed once the Test Pool has members.',
  specimenIsTaken: 'This specimen ID is entered for another participant already.',
  ssnIsPresent: 'A member with this SSN is in the Test Pool already.',
  personIsPresent:
    'A member with this name and date of birth is in the Test Pool already. If this is another person, enter the SSN of both.',
  memberIsPresent: 'A member with this number is in the Test Pool already.',
  hiddenCharacters: 'Type this text anew: it has a line break or a character that cannot be seen.',
  missingColumn: 'This column is missing.',
  notCommas:
    'The columns of this file stand between semicolons or tabs. Save it with commas between them.',
  unmappedColumn: 'No column is mapped to this field.',
  doubledColumn: 'This column is in the file more than once.',
  tooManyCells: 'This row has more cells than the header has columns.',
  openQuote: 'A quotation mark in this row is not closed.',
  importRows: 'Some fields are invalid. Please check the following table and upload updated file.',
  password:
    'Password should contain at least 8 characters including one letter and one number; max length is 64 characters.',
  passwordMismatch: 'New password and confirmation password do not match.',
  pastDate: 'Only past dates can be selected.',
  date: 'Enter a date as MM/DD/YYYY.',
  moment: 'Enter a date as MM/DD/YYYY, with or without a time as in 8:05 PM.',
  formula:
    'A formula stands here. In the spreadsheet, paste it as a value, then save the file again.',
  shortenedNumber:
    'A spreadsheet has shortened this number. Format the column as text in the original, then save the file again.',
  isoDate: 'Enter a date as YYYY-MM-DD.',
  color: 'Enter a color as #RRGGBB.',
  yesOrNo: 'Enter Yes or No.',
  yOrN: 'Enter Y or N.',
  oneOrZero: 'Enter 1 or 0.',
  birthDate: 'Members are 14 to 100 years old. Check the year.',
  ssnNumber: 'No SSN or ITIN has this number. Check its digits.',
  ssn: 'Enter nine digits, as in 000-00-0000.',
  attachFile: 'Please attach file.',
  uploadIncomplete: 'The file did not arrive completely. Please try again.',
  csvNotUtf8:
    'The letters of this file are not UTF-8 and would be misread. In Excel, save it as “CSV UTF-8 (Comma delimited)”, then upload it again.',
  documentRequired: 'At least one document is required.',
  verticalBar: 'Leave out the vertical bar: files use it between abbreviations.',
  confirmedByOrder: 'Complete Lab Order to confirm Instant Test',
  specimenNotSent: 'A specimen of breath cannot be sent to a laboratory.',
  resultMustBeInvalid:
    'The temperature is out of range or an adulterant is positive: only Invalid Result can be chosen.',
  resultMustBePositive: 'A drug is marked positive: choose Preliminary Positive.',
  panelNotAtLocation: 'This panel is not one of the location and the specimen type.',
  drugRequired: 'At least one drug/adulterant is required.',
  tooManyPairs: 'Choose fewer panels or locations: one call takes at most 1,000 pairs of them.',
  panelRequired: 'At least one of Drugs or Adulterants is required',
  testTypeRequired: 'At least one of Test Type is required.',
  acknowledgmentRequired: 'Select at least one drug/adulterant, please.',
  mixedTestCodes: 'You are trying to select test codes with different types (DOT/Non-DOT program).',
  clientExists: 'This client already exists.',
  offline: 'You are offline. Nothing you typed is lost; try again when you are connected.',
  diskFull:
    'The server has no room left, so nothing was saved. Ask your administrator to free disk space, then try again.',
} as const;
