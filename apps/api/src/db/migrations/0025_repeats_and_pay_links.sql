CREATE TABLE "payment_customers" (
	"patient_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"ref" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"forget_at" timestamp (3) with time zone,
	CONSTRAINT "payment_customers_patient_id_provider_pk" PRIMARY KEY("patient_id","provider")
);
--> statement-breakpoint
CREATE TABLE "pay_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"cart_id" uuid NOT NULL,
	"order_id" uuid,
	"abandoned_order_id" uuid,
	"sent_by" uuid,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"token_hash" text,
	"remind_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pay_links_abandoned_order_id_unique" UNIQUE("abandoned_order_id"),
	CONSTRAINT "pay_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "pay_links_bounds" CHECK ("pay_links"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "repeat_periods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"repeat_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"period" integer NOT NULL,
	"due_on" date NOT NULL,
	"state" text NOT NULL,
	"order_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "repeat_periods_bounds" CHECK ("repeat_periods"."period" >= 1)
);
--> statement-breakpoint
CREATE TABLE "repeats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"recipe_line_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"every_weeks" integer,
	"payment_method" text NOT NULL,
	"card_ref" text,
	"card_brand" text,
	"card_last4" text,
	"status" text NOT NULL,
	"reason" text,
	"stop_note" text,
	"waits_for" text,
	"retry_on" date,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_on" date NOT NULL,
	"period" integer DEFAULT 1 NOT NULL,
	"announced_on" date,
	"noticed" text,
	"price_agreed" bigint NOT NULL,
	"offered_line_id" uuid,
	"consent_version" text NOT NULL,
	"consent_text" text NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "repeats_bounds" CHECK ("repeats"."tries" >= 0 and "repeats"."price_agreed" >= 0 and "repeats"."quantity" >= 1 and "repeats"."every_weeks" >= 1 and "repeats"."period" >= 1)
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "card_id" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "card_consent" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "consent_note" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "consent_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "chargeback_lost_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "saved_method" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "keep_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_links" ADD CONSTRAINT "pay_links_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repeat_periods" ADD CONSTRAINT "repeat_periods_repeat_id_repeats_id_fk" FOREIGN KEY ("repeat_id") REFERENCES "public"."repeats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repeat_periods" ADD CONSTRAINT "repeat_periods_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repeats" ADD CONSTRAINT "repeats_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repeats" ADD CONSTRAINT "repeats_recipe_line_id_recipe_lines_id_fk" FOREIGN KEY ("recipe_line_id") REFERENCES "public"."recipe_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_customers_forget" ON "payment_customers" USING btree ("forget_at") WHERE "payment_customers"."forget_at" is not null;--> statement-breakpoint
CREATE INDEX "pay_links_patient" ON "pay_links" USING btree ("patient_id","created_at");--> statement-breakpoint
CREATE INDEX "pay_links_due" ON "pay_links" USING btree ("remind_at") WHERE "pay_links"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "pay_links_order" ON "pay_links" USING btree ("order_id") WHERE "pay_links"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_links_cart" ON "pay_links" USING btree ("cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "repeat_periods_once" ON "repeat_periods" USING btree ("repeat_id","period");--> statement-breakpoint
CREATE INDEX "repeat_periods_order" ON "repeat_periods" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "repeat_periods_charging" ON "repeat_periods" USING btree ("at") WHERE "repeat_periods"."state" = 'charging';--> statement-breakpoint
CREATE UNIQUE INDEX "repeats_line" ON "repeats" USING btree ("recipe_line_id") WHERE "repeats"."status" <> 'stopped';--> statement-breakpoint
CREATE INDEX "repeats_due" ON "repeats" USING btree ("next_on","id") WHERE "repeats"."status" = 'active';--> statement-breakpoint
CREATE INDEX "repeats_patient" ON "repeats" USING btree ("patient_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "repeats_doctor" ON "repeats" USING btree ("doctor_id","patient_id");--> statement-breakpoint
CREATE INDEX "repeats_newest" ON "repeats" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "carts_prepared" ON "carts" USING btree ("doctor_id","patient_id") WHERE "carts"."status" = 'prepared';--> statement-breakpoint
CREATE INDEX "carts_order" ON "carts" USING btree ("order_id") WHERE "carts"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_chargebacks_lost" ON "orders" USING btree ("chargeback_lost_at") WHERE "orders"."chargeback_lost_at" is not null;