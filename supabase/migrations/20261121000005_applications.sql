-- Résumés and photos. Private, and without a policy: only the functions put files in, only the service key takes them out.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('applications', 'applications', false, 10485760, array[
  'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/png', 'image/gif', 'image/jpeg', 'image/webp', 'image/svg+xml', 'image/heic'])
on conflict (id) do nothing;
