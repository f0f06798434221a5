#!/usr/bin/env node
// A file that exists before the first build, so that npm links the command.
await import('../dist/tools/verify-draw.js');
