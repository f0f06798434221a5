interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** "Dana Reyes". */
export const personName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`;
