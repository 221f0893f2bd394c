DROP INDEX "doctors_status";--> statement-breakpoint
DROP INDEX "doctors_created";--> statement-breakpoint
DROP INDEX "orders_placed";--> statement-breakpoint
DROP INDEX "orders_payment";--> statement-breakpoint
DROP INDEX "orders_fulfilment";--> statement-breakpoint
DROP INDEX "orders_state";--> statement-breakpoint
DROP INDEX "orders_doctor";--> statement-breakpoint
DROP INDEX "orders_patient";--> statement-breakpoint
DROP INDEX "orders_of_patient";--> statement-breakpoint
DROP INDEX "shipments_status";--> statement-breakpoint
DROP INDEX "shipments_created";--> statement-breakpoint
DROP INDEX "answer_sets_patient";--> statement-breakpoint
DROP INDEX "invitations_patient";--> statement-breakpoint
DROP INDEX "notes_object";--> statement-breakpoint
DROP INDEX "patients_doctor_status";--> statement-breakpoint
DROP INDEX "patients_doctor_updated";--> statement-breakpoint
DROP INDEX "patients_created";--> statement-breakpoint
DROP INDEX "requests_doctor";--> statement-breakpoint
DROP INDEX "requests_patient";--> statement-breakpoint
DROP INDEX "audit_object";--> statement-breakpoint
DROP INDEX "audit_actor";--> statement-breakpoint
DROP INDEX "audit_patient";--> statement-breakpoint
DROP INDEX "audit_at";--> statement-breakpoint
DROP INDEX "mails_created";--> statement-breakpoint
DROP INDEX "mails_patient";--> statement-breakpoint
DROP INDEX "mails_doctor";--> statement-breakpoint
DROP INDEX "news_status";--> statement-breakpoint
DROP INDEX "recipe_events_doctor";--> statement-breakpoint
DROP INDEX "recipes_doctor_status";--> statement-breakpoint
DROP INDEX "recipes_doctor_updated";--> statement-breakpoint
DROP INDEX "recipes_patient";--> statement-breakpoint
DROP INDEX "recipes_patient_only";--> statement-breakpoint
DROP INDEX "settlements_list";--> statement-breakpoint
DROP INDEX "settlements_status";--> statement-breakpoint
CREATE INDEX "doctors_status" ON "doctors" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "doctors_created" ON "doctors" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" USING btree ("payment_state","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_fulfilment" ON "orders" USING btree ("fulfilment_state","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("order_state","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_doctor" ON "orders" USING btree ("doctor_id","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_patient" ON "orders" USING btree ("doctor_id","patient_id","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_of_patient" ON "orders" USING btree ("patient_id","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shipments_status" ON "shipments" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shipments_created" ON "shipments" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "answer_sets_patient" ON "answer_sets" USING btree ("doctor_id","patient_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invitations_patient" ON "invitations" USING btree ("patient_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notes_object" ON "notes" USING btree ("object_type","object_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "patients_doctor_status" ON "patients" USING btree ("doctor_id","status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "patients_doctor_updated" ON "patients" USING btree ("doctor_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "patients_created" ON "patients" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "requests_doctor" ON "requests" USING btree ("doctor_id","status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "requests_patient" ON "requests" USING btree ("patient_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_object" ON "audit_log" USING btree ("object_type","object_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit_log" USING btree ("actor_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_patient" ON "audit_log" USING btree ("patient_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit_log" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mails_patient" ON "mails" USING btree ("patient_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mails_doctor" ON "mails" USING btree ("doctor_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "news_status" ON "news" USING btree ("status","publish_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recipe_events_doctor" ON "recipe_events" USING btree ("doctor_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recipes_doctor_status" ON "recipes" USING btree ("doctor_id","kind","status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recipes_doctor_updated" ON "recipes" USING btree ("doctor_id","kind","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recipes_patient" ON "recipes" USING btree ("doctor_id","patient_id","issued_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recipes_patient_only" ON "recipes" USING btree ("patient_id","status","issued_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "settlements_list" ON "settlements" USING btree ("period_start" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "settlements_status" ON "settlements" USING btree ("status","period_start" DESC NULLS FIRST,"id" DESC NULLS FIRST);