/** `testPool` → `TestPool`. */
export const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** `TestPool` → `testPool`. */
export const small = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
