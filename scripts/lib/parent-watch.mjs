// Loaded before api and bff when `npm start` runs them. When the starter is gone (even by kill -9)
// the channel to it closes; without this they would live on and hold the ports and the database.
process.on('disconnect', () => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 3_000).unref();
});
process.channel?.unref();
