interface Named {
  readonly name: string;
  readonly lastName: string;
}

/** "Dana Reyes": `name` of a contact is the first name (O s3). */
export const contactName = ({ name, lastName }: Named): string => `${name} ${lastName}`;
