const moment = new Intl.DateTimeFormat('en-US', {
  month: '2-digit',
  day: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** A point in time in the time zone of the reader: "01/05/2026, 9:05 AM CST". */
export const momentText = (at: string): string => moment.format(new Date(at));
