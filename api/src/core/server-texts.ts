/** Sentences of refusals that the api alone says: what stands in `errorTexts` is loaded with the sign-in screen. */
export const serverTexts = {
  notEnrolled: 'This location is not enrolled in the consortium. Enroll it first.',
  railroadInterval:
    'An FRA pool draws quarterly or more often (49 CFR 219.613). Choose another interval.',
  specimenIsTaken: 'This specimen ID is entered for another participant already.',
  ssnIsPresent: 'A member with this SSN is in the Test Pool already.',
  personIsPresent:
    'A member with this name and date of birth is in the Test Pool already. If this is another person, enter the SSN of both.',
  memberIsPresent: 'A member with this number is in the Test Pool already.',
  notCommas:
    'The columns of this file stand between semicolons or tabs. Save it with commas between them.',
  uploadEmpty: 'This file is empty.',
  uploadIncomplete: 'The file did not arrive completely. Please try again.',
  diskFull:
    'The server has no room left, so nothing was saved. Ask your administrator to free disk space, then try again.',
  specimenNotSent: 'A specimen of breath cannot be sent to a laboratory.',
  panelNotAtLocation: 'This panel is not one of the location and the specimen type.',
} as const;
