// A page that ends in a script of its own is followed by this one (see src/astro/router-wait.ts).
